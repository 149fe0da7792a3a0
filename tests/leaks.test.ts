import { expect, it } from 'vitest'
import { isProof } from '#testing/byTier.ts'
import { enginesByTier } from './support/enginesByTier.ts'
import { footprint } from './support/footprint.ts'
import { startNewspaper } from './support/newspaper.ts'
import { openTestPage } from './support/site.ts'

const { reader, address, url } = startNewspaper()

/** In bytes for each cycle: the page keeps the analytics of each view, but must not keep a widget. */
const HEAP_GROWTH = 10_000

/** Mounts and unmounts every marker of the page `cycles` times. */
async function mountAndUnmount(cycles: number): Promise<void> {
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-widget]')]
  for (let cycle = 0; cycle < cycles; cycle++) {
    const ready = hosts.map(
      (host) => new Promise((resolve) => host.addEventListener('quiosc:ready', resolve, { once: true })),
    )
    for (const host of hosts) window.quiosc?.mount(host)
    await Promise.all(ready)
    for (const host of hosts) window.quiosc?.unmount(host)
  }
}

/** Fewer cycles than in the proof show a leak too: nodes and listeners are counted one by one. */
const CYCLES = isProof ? 100 : 40

it.each(enginesByTier('lite'))('mounting and unmounting repeatedly leaks no memory, $engine', async ({ script }) => {
  const { page } = await reader({ reducedMotion: 'no-preference' })
  await page.goto(address('/', { persona: 'subscriber' }))
  const body = [
    'data-widget="comments" data-content-id="1002"',
    'data-widget="comments-count" data-content-id="1002"',
    'data-widget="poll" data-poll-id="4711"',
    'data-widget="save-to-list" data-content-id="1001"',
    'data-widget="paywall" data-type="regiwall" data-message-id="503"',
  ].map((attributes) => `<div data-load="none" ${attributes}><a href="/">Fallback</a></div>`)
  await openTestPage(page, url(), { body: body.join(''), script })
  await page.waitForFunction(() => 'quiosc' in window)
  await page.evaluate(mountAndUnmount, 10)
  const before = await footprint(page)
  await page.evaluate(mountAndUnmount, CYCLES)
  // Work that still waits for something, such as a timer, ends by itself.
  await expect
    .poll(async () => {
      const after = await footprint(page)
      return {
        nodes: Math.max(after.nodes - before.nodes, 0),
        listeners: Math.max(after.listeners - before.listeners, 0),
        leaks: after.heap - before.heap >= HEAP_GROWTH * CYCLES,
      }
    })
    .toEqual({ nodes: 0, listeners: 0, leaks: false })
})
