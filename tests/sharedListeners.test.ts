import { expect, it } from 'vitest'
import { enginesByTier } from './support/enginesByTier.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openAllWidgets } from './support/openAllWidgets.ts'
import { watchRequests } from './support/watchRequests.ts'

const { reader, url } = startNewspaper()

declare global {
  interface Window {
    /** The events that the window and the document were asked to listen to, by name, and whether on the way down. */
    listenedTo: string[]
    received: string[]
  }
}

/** As zone.js before 0.13: one listener of the browser's for all of a kind on a target, with the options of whoever came first. */
const asZone = () => {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const kept = new WeakMap<EventTarget, Map<string, unknown[]>>()
  const isCaught = (options: unknown) =>
    Boolean(typeof options === 'object' ? Reflect.get(Object(options), 'capture') : options)
  const actsOf = (target: EventTarget, type: string, options: unknown) => {
    const known = kept.get(target) ?? new Map<string, unknown[]>()
    kept.set(target, known)
    return { known, key: `${type} ${isCaught(options)}` }
  }
  window.listenedTo = []
  EventTarget.prototype.addEventListener = function listen(type, act, options) {
    const target = this ?? window
    if (typeof act !== 'function' || (target !== window && target !== document))
      return add.call(target, type, act, options)
    window.listenedTo.push(`${target === window ? 'window' : 'document'} ${type} ${isCaught(options)}`)
    const { known, key } = actsOf(target, type, options)
    const acts = known.get(key)
    if (acts) return void (acts.includes(act) || acts.push(act))
    known.set(key, [act])
    const all = (event: Event) => {
      for (const one of [...(known.get(key) ?? [])]) if (typeof one === 'function') one.call(target, event)
    }
    return add.call(target, type, all, typeof options === 'object' ? { ...options, once: false } : options)
  }
  EventTarget.prototype.removeEventListener = function leave(type, act, options) {
    const target = this ?? window
    const { known, key } = actsOf(target, type, options)
    const acts = known.get(key)
    if (!acts) return remove.call(target, type, act, options)
    return known.set(
      key,
      acts.filter((one) => one !== act),
    )
  }
}

it.each(enginesByTier('react'))(
  'listeners of the page go on when all widgets are removed, on a page with an old zone.js, $engine',
  async ({ script }) => {
    const { page, problems } = await reader()
    await page.addInitScript(asZone)
    const settled = watchRequests(page)
    await openAllWidgets(page, url(), { address: '/own/all?page', load: 'eager', script })
    await page.locator('[data-widget=comments][data-widget-state=ready]').waitFor()
    await settled()
    const types = await page.evaluate(() => {
      window.received = []
      const all = [...new Set(window.listenedTo)]
      for (const each of all) {
        const [target, type = '', capture] = each.split(' ')
        const on = target === 'window' ? window : document
        on.addEventListener(type, () => window.received.push(each), { capture: capture === 'true' })
      }
      return all
    })
    expect(types.length).toBeGreaterThan(15)
    await page.evaluate(() => {
      for (const marker of document.querySelectorAll('[data-widget]')) marker.remove()
    })
    await page.waitForFunction(() => !document.querySelector('[data-quiosc-part]'))
    const unreceived = await page.evaluate((all) => {
      window.received = []
      for (const each of all) {
        const [target, type = ''] = each.split(' ')
        ;(target === 'window' ? window : document).dispatchEvent(new Event(type))
      }
      return all.filter((each) => !window.received.includes(each))
    }, types)
    expect(unreceived).toEqual([])
    expect(problems.errors).toEqual([])
  },
)
