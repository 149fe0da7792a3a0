import { waitFor } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { expect, it } from 'vitest'
import { standInService } from './ad.fixture.ts'
import { hidden, open, SERVICE, services, shown, startAds } from './adPage.fixture.ts'
import type { AdService, AdSlot } from './service/adService.types.ts'

const { backend, serve } = startAds()

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

it('is fetched once where the page has its service fetch nothing by itself', async () => {
  const requests = serve()
  const refreshed: string[] = []
  ownService(refreshed)
  const ad = open()
  await shown(ad)
  expect(refreshed).toHaveLength(1)
  expect(requests).toEqual([])
})

it('waits for the page’s own service, which is on its way, and loads no second', async () => {
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

it('waits for the reader’s consent, and goes when it is withdrawn', async () => {
  const requests = serve()
  const ad = open({ config: { services, waitForConsent: true } })
  await ad.ready()
  const answer = (given: boolean) => document.dispatchEvent(new CustomEvent('quiosc:consent', { detail: { given } }))
  await ad.page.session.ready()
  expect([ad.view(), requests]).toEqual(['loading', []])
  await waitFor(() => {
    answer(true)
    expect(requests).toHaveLength(1)
  })
  await shown(ad)
  answer(false)
  await hidden(ad)
})

/** The frame that announces a platform, as a tag manager adds it. */
function announcePlatform() {
  const frame = document.createElement('iframe')
  frame.name = '__tcfapiLocator'
  document.body.append(frame)
  return () => frame.remove()
}

it('asks for nothing more once a platform that asks has come late', async () => {
  const requests = serve()
  const first = open({ options: { id: '4' } })
  await shown(first)
  const withdraw = announcePlatform()
  const late = open({ page: first.page })
  await late.ready()
  await first.page.session.refresh()
  expect(late.view()).toBe('loading')
  await waitFor(() => expect(String(first.report.mock.calls)).toContain('after an ad was requested'))
  expect(requests).toHaveLength(1)
  await waitFor(() => {
    document.dispatchEvent(new CustomEvent('quiosc:consent', { detail: { given: false } }))
    expect([first.view(), late.view()]).toEqual(['empty', 'empty'])
  })
  withdraw()
})

it.each([
  ['does not come', ''],
  ['is none', 'window.googletag = 7'],
])('shows nothing where the service %s', async (_, script) => {
  serve(script)
  await hidden(open())
})

it.each([
  [undefined],
  [{ adService: SERVICE }],
  [{ adNetwork: '21600' }],
  [{ ...services, adService: 'http://ads.example/a.js' }],
  [{ ...services, adNetwork: '<script>' }],
])('shows nothing on a page that configures %j', async (given) => {
  const requests = serve()
  await hidden(open({ config: { services: given } }))
  expect(requests).toEqual([])
})

it('asks for nothing where the page has removed the position while the service’s script loads', async () => {
  let serveScript = () => {}
  const held = new Promise<void>((resolve) => {
    serveScript = resolve
  })
  let isRequested = false
  backend().worker.use(
    http.get(`*${SERVICE}`, async () => {
      isRequested = true
      await held
      return new HttpResponse(standInService, { headers: { 'content-type': 'text/javascript' } })
    }),
  )
  const ad = open()
  await waitFor(() => expect(isRequested).toBe(true))
  ad.host.remove()
  serveScript()
  await waitFor(() => expect(ad.view()).toBe('empty'))
  expect(ad.report).not.toHaveBeenCalled()
})
