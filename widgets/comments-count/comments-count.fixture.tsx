import { HttpResponse, http } from 'msw/http'
import { vi } from 'vitest'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { type Publish, publish } from '#page/bus/publish.ts'
import { createTestClient } from '#testing/createTestClient.ts'
import { createTestIntl } from '#testing/createTestIntl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { commentsCountIsland } from './comments-count.island.tsx'

/** Answers with this many comments, and records the requested URLs. */
export function answerCount(contentNumComments: number) {
  const requested: string[] = []
  const handler = http.get('*/api/front/comment/content/:contentId', ({ request }) => {
    requested.push(request.url.replace(/.*\/api\/front\//, ''))
    return HttpResponse.json({ response: { comments: [], contentNumComments } })
  })
  return { requested, handler }
}

/** A Catalan page whose markers share one client. */
export function openPage() {
  const { client, errors } = createTestClient()
  const intl = createTestIntl({ widget: 'comments-count', lang: 'ca' })
  const emit = (name: string, detail: unknown) => void document.dispatchEvent(new CustomEvent(name, { detail }))

  const show = (contentId = '1001') => {
    // A partial context: the island uses no other members.
    const host = document.createElement('div')
    const onPage: Publish = (name, detail) => publish(document, name, detail)
    const context = {
      client,
      intl,
      publish: onPage,
      report: vi.fn(),
      host,
      served: () => undefined,
    } as unknown as IslandContext
    const view = commentsCountIsland.compose({ contentId }, context)
    if (!view.ok) throw new Error(view.failure.map(({ problem }) => problem).join())
    return renderInShadow(view.value, { css: [...commentsCountIsland.css], intl })
  }
  return { emit, errors, show }
}
