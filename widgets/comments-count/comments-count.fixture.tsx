import { parse } from '@formatjs/icu-messageformat-parser'
import { HttpResponse, http } from 'msw/http'
import { vi } from 'vitest'
import { createApiClient } from '../../src/api/createApiClient.ts'
import { createErrorList } from '../../src/api/errorList.ts'
import { createPageIntl } from '../../src/i18n/createPageIntl.ts'
import type { IslandContext } from '../../src/island/page.ts'
import { renderInShadow } from '../../src/ui/testing/renderInShadow.tsx'
import { commentsCountIsland } from './comments-count.island.tsx'
import texts from './locales/ca.json' with { type: 'json' }

/** Answers with this many comments, and keeps the addresses that were asked for. */
export function answerCount(contentNumComments: number) {
  const asked: string[] = []
  const handler = http.get('*/api/front/comment/content/:contentId', ({ request }) => {
    asked.push(request.url.replace(/.*\/api\/front\//, ''))
    return HttpResponse.json({ response: { comments: [], contentNumComments } })
  })
  return { asked, handler }
}

/** A page that several markers can be shown on: one client for all, in Catalan. */
export function openPage() {
  const errors = createErrorList()
  const client = createApiClient({
    apiBase: '/api/front',
    pageUrl: window.location.href,
    token: () => undefined,
    onUnauthorized: () => undefined,
    errors,
    describe: (message) => message,
    report: vi.fn(),
    fetch: (input, init) => fetch(input, init),
  })
  const messages = Object.entries(texts).map(([id, text]) => [id, parse(text)] as const)
  const intl = createPageIntl('ca', Object.fromEntries(messages), (error) => {
    throw error
  })
  const emit = (name: string, detail: unknown) =>
    void document.dispatchEvent(new CustomEvent(`quiosc:${name}`, { detail }))

  const show = (contentId = '1001') => {
    // The island asks for no more of the page than this.
    const context = { client, intl, emit, report: vi.fn() } as unknown as IslandContext
    const view = commentsCountIsland.compose({ contentId }, context)
    if (!view.ok) throw new Error(view.failure.map(({ problem }) => problem).join())
    return renderInShadow(view.value, { css: [...commentsCountIsland.css], intl })
  }
  return { emit, errors, show }
}
