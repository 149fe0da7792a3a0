import { HttpResponse, http } from 'msw/http'
import { vi } from 'vitest'
import type { IslandContext } from '../../src/island/page.ts'
import { createTestClient } from '../../src/island/testing/createTestClient.ts'
import { createTestIntl } from '../../src/island/testing/createTestIntl.ts'
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
  const { client, errors } = createTestClient()
  const intl = createTestIntl(texts, 'ca')
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
