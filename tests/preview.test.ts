import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { personaNames } from '../mocks/backend/personas.ts'
import { catalogue } from '../preview/catalogue/catalogue.ts'
import type { Shown } from '../preview/stage/Shown.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openAllWidgets } from './support/openAllWidgets.ts'
import type { OpenedPage } from './support/openPage.ts'
import { recordWrites } from './support/recordWrites.ts'
import { engines } from './support/site.ts'

const { looker, reader, url } = startNewspaper()
const look = looker()

const ids = catalogue.flatMap(({ id, states }) => Object.keys(states).map((name) => `${id}.${name}`))

/**
 * What the library reports outside production because a state is about it: a wrong answer, option, cookie or stored value. It names the part that has dealt
 * with it; an exception that nobody has thrown, or a missing text, is none of these.
 */
const ownReport = /^\[quiosc\] (<div data-widget=|(?!texts)[\w-]+: Error: )/

/** The browser's reports of what a hostile text tries, of which the sanitizer takes everything. */
const hostileReport =
  /^(Applying inline style|Setting the document's base URI to 'https:\/\/elsewhere.example\/') violates/

const unexpected = ({ problems }: OpenedPage) =>
  problems.errors.filter((error) => !ownReport.test(error) && !hostileReport.test(error))

/** Resolves once the preview has taken the page over. */
const previewed = (page: Page) => page.waitForFunction(() => 'quioscPreview' in window)

/** What is left of a preview in the browser, of which the sandbox hides some from the page itself. */
const leftOf = async ({ context, page }: OpenedPage) => {
  const { cookies, origins } = await context.storageState()
  return {
    cookies: cookies.map(({ name }) => name),
    stored: origins.flatMap(({ localStorage }) => localStorage),
    workers: context.serviceWorkers().length,
    events: await page.evaluate(() => window.dataLayer),
  }
}

const nothing = { cookies: [], stored: [], workers: 0, events: [] }

/** Turns states one after the other on one page. */
async function turn(page: Page, states: readonly string[]): Promise<Record<string, Shown>> {
  return page.evaluate(async (all) => {
    const turned: Record<string, Shown> = {}
    for (const id of all) {
      const shown = await window.quioscPreview?.show(`shown.${id}`)
      if (shown) turned[id] = shown
    }
    return turned
  }, states)
}

/** The folder of the pages that alone can show a state. */
const folderOf = (shown: Shown | undefined) =>
  shown?.status === 'impossible' && shown.obstacle.kind === 'address'
    ? shown.obstacle.path.replace(/^(\/[^/?#]*).*/, '$1')
    : undefined

it('every state of every widget shows in place, or on the pages that it belongs to, and nothing is written', async () => {
  const opened = await reader({ reducedMotion: 'reduce' })
  const { page } = opened
  const writes = recordWrites(page)
  const shown: Record<string, Shown> = {}
  const show = async (path: string, states: readonly string[]) => {
    await openAllWidgets(page, url(), { address: `${path}?quiosc-preview`, load: 'none' })
    await previewed(page)
    Object.assign(shown, await turn(page, states))
  }
  await show('/own/article', ids)
  for (const folder of new Set(ids.flatMap((id) => folderOf(shown[id]) ?? [])))
    await show(
      folder,
      ids.filter((id) => folderOf(shown[id]) === folder),
    )
  expect(ids.filter((id) => shown[id]?.status !== 'shown').map((id) => [id, shown[id]])).toEqual([])
  expect(unexpected(opened)).toEqual([])
  expect(writes).toEqual([])
  expect(await leftOf(opened)).toEqual(nothing)
}, 240_000)

it.each(engines)('production has no preview, whatever its address asks for: $engine', async ({ script }) => {
  const { page } = await look()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openAllWidgets(page, url(), { address: '/own/article?quiosc-preview', load: 'none', env: 'PRO', script })
  await page.evaluate(() => window.quiosc?.mount(document.querySelector('[data-widget=poll]') as HTMLElement))
  await page.waitForSelector('[data-widget=poll][data-widget-state=ready]')
  expect(loaded.filter((address) => address.includes('/preview-'))).toEqual([])
  expect(await page.evaluate(() => 'quioscPreview' in window)).toBe(false)
})

it('an address that has the word elsewhere opens no preview', async () => {
  const { page } = await look()
  await openAllWidgets(page, url(), { address: '/own/quiosc-preview?q=quiosc-preview', load: 'eager' })
  await page.waitForSelector('[data-widget=poll][data-widget-state=ready]')
  expect(await page.evaluate(() => 'quioscPreview' in window)).toBe(false)
})

it('a site chooses the word that opens the preview', async () => {
  const { page } = await look()
  const open = (query: string) =>
    openAllWidgets(page, url(), { address: `/own/article?${query}`, load: 'none', previewKey: 'editors' })
  await open('editors=shown.poll.voted@0')
  await previewed(page)
  await page.waitForSelector('[data-widget=poll][data-widget-state=ready]')
  expect(new URL(page.url()).searchParams.get('editors')).toBe('shown.poll.voted@0')
  await open('quiosc-preview=shown.poll.voted@0')
  await page.evaluate(() => window.quiosc?.mount(document.querySelector('[data-widget=poll]') as HTMLElement))
  await page.waitForSelector('[data-widget=poll][data-widget-state=ready]')
  expect(await page.evaluate(() => 'quioscPreview' in window)).toBe(false)
})

it('every persona reads every widget, and nothing is written', async () => {
  const opened = await reader({ reducedMotion: 'reduce' })
  const { page } = opened
  const writes = recordWrites(page)
  await openAllWidgets(page, url(), { address: '/own/article?quiosc-preview', load: 'eager' })
  await previewed(page)
  for (const persona of personaNames) {
    await page.evaluate((name) => window.quioscPreview?.show(`persona.${name}`), persona)
    const isMounted = () =>
      page.$$eval('main > [data-widget]:not([data-widget-state=ready])', (hosts) =>
        hosts.map((host) => host.getAttribute('data-widget')),
      )
    await expect.poll(isMounted, { message: persona }).toEqual([])
  }
  expect(unexpected(opened)).toEqual([])
  expect(writes).toEqual([])
  expect(await leftOf(opened)).toEqual(nothing)
}, 120_000)
