import { waitFor, within } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Page } from '#islands/runtime/page.types.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { startBackend } from '#testing/startBackend.ts'
import { standInService } from './ad.fixture.ts'
import { adIsland } from './ad.island.tsx'

declare global {
  interface Window {
    /** How the stand-in of the ad service answers. */
    adManner?: 'never' | 'empty' | 'large'
  }
}

export const SERVICE = '/static/ads/own.js'
export const services = { adService: SERVICE, adNetwork: 21600 }
export const banner = { id: '3', slotType: 'banner', adUnitCode: 'elfar/banner' }

interface Opening {
  options?: Record<string, string>
  config?: { services?: unknown; waitForConsent?: boolean }
  page?: Page
}

function open({ options = {}, config = { services }, page }: Opening = {}) {
  const report = vi.fn()
  const ad = mountOnPage({
    island: adIsland,
    options: { ...banner, ...options },
    config,
    page,
    overrides: { report },
  })
  return {
    ...ad,
    report,
    frame: () => within(ad.host).findByTitle('Advertising'),
    view: () => ad.host.dataset.widgetView,
  }
}

type OpenedAd = ReturnType<typeof open>

async function shown(ad: OpenedAd) {
  const view = await ad.ready()
  await ad.frame()
  await waitFor(() => expect(ad.view()).toBe('full'))
  return view
}

async function hidden(ad: OpenedAd) {
  await ad.ready()
  await waitFor(() => expect(ad.view()).toBe('empty'))
  expect(ad.host.querySelector('iframe')).toBeNull()
  expect(ad.host.shadowRoot?.querySelector('.ad')).toBeNull()
}

/** Starts the backend and the publisher's ad service for a test file; what a page has of it is removed after each test. */
export function startAds() {
  const backend = startBackend()
  beforeEach(() => {
    // The page is shared with other files: a wall that one has left would hide the banner at the bottom.
    document.body.replaceChildren()
    backend().set({ persona: 'anonymous' })
  })
  afterEach(() => {
    for (const script of document.head.querySelectorAll('script[src*=ads]')) script.remove()
    delete window.googletag
    delete window.adManner
  })
  return {
    backend,
    open,
    shown,
    hidden,
    /** Serves the ad service's script. @returns How often it was requested. */
    serve(script = standInService) {
      const requests: string[] = []
      backend().worker.use(
        http.get(`*${SERVICE}`, ({ request }) => {
          requests.push(new URL(request.url).pathname)
          return script === ''
            ? HttpResponse.error()
            : new HttpResponse(script, { headers: { 'content-type': 'text/javascript' } })
        }),
      )
      return requests
    },
  }
}
