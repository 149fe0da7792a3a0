import { waitFor, within } from '@testing-library/dom'
import type { SetupWorker } from 'msw/browser'
import { HttpResponse, http } from 'msw/http'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Page } from '../../src/runtime/page.types.ts'
import { mountOnPage } from '../../src/testing/mountOnPage.ts'
import { startBackend } from '../../src/testing/startBackend.ts'
import { standInService } from './ad.fixture.ts'
import { adIsland } from './ad.island.tsx'
import texts from './locales/en.json' with { type: 'json' }

declare global {
  interface Window {
    /** How the stand-in of the ad service answers. */
    adManner?: 'never' | 'empty' | 'large'
  }
}

export const SERVICE = '/static/ads/own.js'
export const services = { adService: SERVICE, adNetwork: 21600 }
export const banner = { id: '3', slotType: 'banner', adUnitCode: 'elfar/banner' }

/** The publisher's ad service, with a count of how often its script was requested. */
function serve(worker: SetupWorker, script = standInService) {
  const requests: string[] = []
  worker.use(
    http.get(`*${SERVICE}`, ({ request }) => {
      requests.push(new URL(request.url).pathname)
      return script === ''
        ? HttpResponse.error()
        : new HttpResponse(script, { headers: { 'content-type': 'text/javascript' } })
    }),
  )
  return requests
}

interface Opening {
  options?: Record<string, string>
  config?: { services?: unknown; waitForConsent?: boolean }
  page?: Page
}

export function open({ options = {}, config = { services }, page }: Opening = {}) {
  const report = vi.fn()
  const ad = mountOnPage({
    island: adIsland,
    options: { ...banner, ...options },
    texts,
    config,
    page,
    instead: { report },
  })
  return {
    ...ad,
    report,
    frame: () => within(ad.host).findByTitle('Advertising'),
    view: () => ad.host.dataset.widgetView,
  }
}

export const shown = async (ad: ReturnType<typeof open>) => {
  const view = await ad.ready()
  await ad.frame()
  await waitFor(() => expect(ad.view()).toBe('full'))
  return view
}

export const hidden = async (ad: ReturnType<typeof open>) => {
  await ad.ready()
  await waitFor(() => expect(ad.view()).toBe('empty'))
  expect(ad.host.querySelector('iframe')).toBeNull()
  expect(ad.host.shadowRoot?.querySelector('.ad')).toBeNull()
}

/** Whoever reads, and the publisher's ad service; each test begins with a visitor and a page without a service. */
export function startAds() {
  const backend = startBackend()
  beforeEach(() => backend().set({ persona: 'anonymous' }))
  afterEach(() => {
    for (const script of document.head.querySelectorAll('script[src*=ads]')) script.remove()
    delete window.googletag
    delete window.adManner
  })
  return { backend, serve: (script?: string) => serve(backend().worker, script) }
}
