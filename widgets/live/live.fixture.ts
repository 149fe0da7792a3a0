import type { SetupWorker } from 'msw/browser'
import { HttpResponse, http } from 'msw/http'
import type { Page } from '#islands/runtime/page.types.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { liveIsland } from './live.island.tsx'

const MINUTE_MS = 60_000
const FIRST = Date.UTC(2026, 10, 21, 8)

/** A message whose id counts the minutes since the first one. */
export const message = (id: number, fields: object = {}) => ({
  id,
  type: 'feed-breu',
  title: `Message ${id}`,
  publishedDate: new Date(FIRST + id * MINUTE_MS).toISOString(),
  ...fields,
})

/** Messages from one id down to another, the newest first. */
export const messagesFrom = (newest: number, oldest: number, fields: object = {}) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => message(newest - index, fields))

export interface Asked {
  end: string
  query: Record<string, string>
}

/** Answers the live calls. @returns The requests that were sent. */
export function answerLive(worker: SetupWorker, answer: (asked: Asked) => object | undefined) {
  const all: Asked[] = []
  worker.use(
    http.get('*/api/front/:kind/:liveId/messages/:end', ({ params, request }) => {
      const asked = { end: String(params.end), query: Object.fromEntries(new URL(request.url).searchParams) }
      all.push(asked)
      const body = answer(asked)
      return body ? HttpResponse.json({ response: body }) : new HttpResponse(null, { status: 500 })
    }),
  )
  return all
}

export interface OpenLiveOptions {
  /** The marker's JSON block. */
  block?: object | undefined
  /** The marker's own id. */
  id?: string
  /** Replaces parts of the page. */
  overrides?: Partial<Page>
  /** The HTML that a server has put into the marker. */
  served?: string
}

/** Mounts a live, with the id 7 by default. */
export function openLive(
  options: Record<string, string> = {},
  { block, id = '', overrides = {}, served = '' }: OpenLiveOptions = {},
) {
  const live = mountOnPage({
    island: liveIsland,
    options: { liveId: '7', ...options },
    overrides,
    watch(host) {
      host.id = id
      host.insertAdjacentHTML('beforeend', served)
      if (!block) return
      const script = document.createElement('script')
      script.type = 'application/json'
      script.textContent = JSON.stringify(block)
      host.append(script)
    },
  })
  const titles = () =>
    [...(live.host.shadowRoot?.querySelectorAll('article .q-heading') ?? [])].map((title) => title.textContent)
  return { ...live, titles }
}

/** Another tab of the browser, which has asked and passes the answer on. */
export function openOtherTab(key = 'quiosc-live/live/7') {
  const channel = new BroadcastChannel(key)
  return {
    tell: (since: number | undefined, messages: readonly object[], others: object = {}) =>
      channel.postMessage({ answer: { ...(since !== undefined && { since: String(since) }), messages, ...others } }),
    close: () => channel.close(),
  }
}
