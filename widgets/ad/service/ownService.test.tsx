import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { standInService } from '../ad.fixture.ts'
import { startAds } from '../openAd.fixture.ts'
import type { AdService, AdSlot } from './adService.types.ts'

const { open, serve, shown } = startAds()

/** As a script of the page. */
function runStandIn() {
  const script = document.createElement('script')
  script.textContent = standInService
  document.head.append(script)
  script.remove()
}

/** The page's own service, whose ads the page fetches itself. */
const ownService = (refreshed: string[]) => {
  runStandIn()
  // The stand-in is what `standInService` says it is.
  const service = window.googletag as AdService
  const ads = service.pubads()
  const { display } = service
  const places = new Map<AdSlot, string>()
  const { defineSlot } = service
  return Object.assign(service, {
    defineSlot(path: string, sizes: Parameters<typeof defineSlot>[1], id: string) {
      const slot = defineSlot(path, sizes, id)
      if (slot) places.set(slot, id)
      return slot
    },
    display: () => undefined,
    pubads: () => ({
      ...ads,
      isInitialLoadDisabled: () => true,
      refresh(slots: readonly AdSlot[]) {
        for (const slot of slots) {
          const id = places.get(slot) ?? ''
          refreshed.push(id)
          display(id)
        }
      },
    }),
  })
}

it('an ad is requested once where the page has its own service request nothing by itself', async () => {
  const requests = serve()
  const refreshed: string[] = []
  ownService(refreshed)
  const ad = open()
  await shown(ad)
  expect(refreshed).toHaveLength(1)
  expect(requests).toEqual([])
})

it('an ad waits for the page’s own service that is loading, and loads no second one', async () => {
  const requests = serve()
  const queue: (() => void)[] = []
  window.googletag = { cmd: queue }
  const ad = open()
  await ad.ready()
  await waitFor(() => expect(queue).toHaveLength(1))
  runStandIn()
  for (const command of queue) command()
  await shown(ad)
  expect(requests).toEqual([])
})

it('an ad is shown by the page’s own service although a script of the page has replaced the list of its commands', async () => {
  const requests = serve()
  window.googletag = { cmd: [] }
  const ad = open()
  await waitFor(() => expect((window.googletag as { cmd: unknown[] }).cmd).toHaveLength(1))
  const queue: (() => void)[] = []
  window.googletag = { cmd: queue }
  await waitFor(() => expect(queue).toHaveLength(1))
  runStandIn()
  for (const command of queue) command()
  await shown(ad)
  expect(requests).toEqual([])
})
