import type { Scripts } from '#kit/dom/createScripts.ts'
import { whenTrue } from '#lib/whenTrue.ts'
import type { AdSize } from '../sizes/slotSizes.ts'
import type { AdService, AdSlot, RenderedSlot } from './adService.types.ts'

/** `rendered`: of one of the sizes that were asked for. `unfit`: of another one, which would move the page. */
export type AdAnswer = 'rendered' | 'empty' | 'unfit' | 'unavailable'

export interface AdRequest {
  /** The unit's code, below the network's. */
  unit: string
  sizes: readonly AdSize[]
  /** The element in which the ad is rendered; its id is unique on the page. */
  element: HTMLElement
  /** Takes the ad off the page. */
  signal: AbortSignal
}

/** Asks the page's one ad service for the ads of all positions. */
export interface AdDesk {
  /** Never settles for an ad that is taken off before. */
  request(request: AdRequest): Promise<AdAnswer>
}

/** The commands that a page leaves for its script on the way: the list of what to do then. */
interface Stub {
  cmd: { push(command: () => void): unknown }
}

const isStub = (value: unknown): value is Stub =>
  typeof value === 'object' && value !== null && 'cmd' in value && typeof Object(value.cmd).push === 'function'

/** How long a service that cannot tell whether it fetches by itself is given, in milliseconds. */
const PATIENCE = 1000

/**
 * Waits until the page's own service runs a command. A script of the page may put a new list in the place of the one that has ours (`window.googletag = { cmd: [] }`), so each
 * is given one.
 */
function whenRun(): Promise<void> {
  const ended = new AbortController()
  return new Promise((resolve) => {
    let given: unknown
    const run = () => {
      ended.abort()
      resolve()
    }
    const giveEach = () => {
      const { googletag } = window
      if (isStub(googletag) && googletag.cmd !== given) {
        given = googletag.cmd
        googletag.cmd.push(run)
      }
      return false
    }
    whenTrue(giveEach, () => {}, ended.signal)
  })
}

const isService = (value: unknown): value is AdService => isStub(value) && 'defineSlot' in value

/**
 * @param address Of the service's script, checked.
 * @param network The publisher's code there.
 */
export function createAdDesk(scripts: Scripts, address: string, network: string): AdDesk {
  const asked = new Map<AdSlot, (rendered: RenderedSlot) => void>()
  let starting: Promise<AdService | undefined> | undefined

  async function start(): Promise<AdService | undefined> {
    const found = window.googletag
    // The page brings the service itself: a second script would be a second service.
    if (isStub(found)) await whenRun()
    else await scripts.load(address)
    const service = window.googletag
    if (!isService(service)) {
      // The next position tries again.
      starting = undefined
      return undefined
    }
    if (!isStub(found)) await new Promise<void>((resolve) => service.cmd.push(resolve))
    service.pubads().addEventListener('slotRenderEnded', (rendered) => asked.get(rendered.slot)?.(rendered))
    service.enableServices()
    return service
  }

  return {
    async request({ unit, sizes, element, signal }) {
      starting ??= start()
      const service = await starting
      // While its script loads, the page can take the position out, and the service then finds no element.
      const isPlaced = element.isConnected && !signal.aborted
      const slot = isPlaced ? service?.defineSlot(`/${network}/${unit}`, sizes, element.id) : null
      if (!service || !slot) return 'unavailable'
      slot.addService(service.pubads())
      signal.addEventListener(
        'abort',
        () => {
          asked.delete(slot)
          service.destroySlots([slot])
        },
        { once: true },
      )
      const rendered = await new Promise<RenderedSlot>((resolve) => {
        asked.set(slot, resolve)
        service.display(element.id)
        const ads = service.pubads()
        // Nothing has been fetched yet: the page's own slots wait for the page, this one is ours to fetch.
        const fetchAd = () => {
          if (!signal.aborted) ads.refresh?.([slot])
        }
        if (ads.isInitialLoadDisabled) return ads.isInitialLoadDisabled() === true && fetchAd()
        // A slot that cannot say so, and has not answered in time, may be waiting too.
        const timer = setTimeout(fetchAd, PATIENCE)
        asked.set(slot, (rendered) => {
          clearTimeout(timer)
          resolve(rendered)
        })
      })
      if (rendered.isEmpty) return 'empty'
      const [width, height] = Array.isArray(rendered.size) ? rendered.size : []
      return sizes.some((size) => size[0] === width && size[1] === height) ? 'rendered' : 'unfit'
    },
  }
}
