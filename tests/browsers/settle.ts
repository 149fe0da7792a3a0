import { expect, vi } from 'vitest'
import { TEST_MS } from '#testing/limits.ts'
import { registry } from '#widgets/registry.ts'
import type { Driver } from './drivers/Driver.ts'
import { letOut } from './letOut.ts'
import type { Marker } from './page/PageTools.ts'

const selectors = letOut.map(({ selector }) => selector)

/** Its widget comes when the reader is near: until then there is a fallback, or what the server has rendered. */
const isToCome = ({ state }: Marker) => state === 'waiting' || state === 'rendered'

/** Whether nothing more is to come of a marker that was seen: widgets that load on a press keep their fallbacks. */
function isThrough(marker: Marker): boolean {
  const { name, load, state, box } = marker
  if (!isToCome(marker)) return state === 'ready' || state === 'error'
  // A marker that is not shown may wait for ever. One that is loading may show nothing yet, or nothing at all: the page's shell.
  return !box || /^(interaction|none)$/.test(load || (registry[name]?.load ?? ''))
}

/** Waits until a page is there and nothing of its widgets moves any more. @returns Their look then. */
export async function settle(driver: Driver): Promise<Marker[]> {
  const options = { timeout: TEST_MS, interval: 200 }
  await vi.waitFor(async () => expect(await driver.ask('isLoaded')).toBe(true), options)
  // Each is seen once, as when a reader scrolls through the page.
  while (await driver.ask('showNextMarker')) await driver.ask('isLoaded')
  let before = ''
  return vi.waitFor(async () => {
    const markers = await driver.ask('markers', selectors)
    const missing = markers.find((marker) => !isThrough(marker))
    // It was not in the window long enough.
    if (missing && isToCome(missing)) await driver.ask('showMarker', markers.indexOf(missing))
    const now = JSON.stringify(markers)
    const isCalm = now === before
    before = now
    expect(markers.filter((marker) => !isThrough(marker)).map(({ name, state }) => `${name}: ${state}`)).toEqual([])
    expect(isCalm && (await driver.ask('isLoaded')), 'still moves').toBe(true)
    return markers
  }, options)
}
