import { HttpResponse, http } from 'msw/http'
import { vi } from 'vitest'
import { mountOnPage } from '#testing/mountOnPage.ts'
import type { startNetwork } from '#testing/startNetwork.ts'
import { articleListIsland } from './article-list.island.tsx'

export const item = (name: string) => `<li><a href="/ciutat/${name}.html">Article ${name}</a></li>`

/** Answers page after page; the last one has no next. @returns The queries that were asked. */
export function answerListPages(worker: ReturnType<typeof startNetwork>, ...listPages: readonly string[]) {
  const asked: string[] = []
  worker.use(
    http.get('*/llista', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const listPage = Number(searchParams.get('page'))
      return HttpResponse.json({
        html: listPages[listPage - 2],
        nextPage: listPage - 1 < listPages.length ? `/llista?page=${listPage + 1}` : null,
      })
    }),
  )
  return asked
}

/** A list of two articles with a link to its next list page. */
export function openList(
  options: Record<string, string> = {},
  html = `<ul data-list>${item('1')}${item('2')}</ul><a rel="next" href="/llista?page=2">Next</a>`,
  widgetsInLists: readonly string[] = [],
) {
  const report = vi.fn()
  const list = mountOnPage({
    island: articleListIsland,
    options,
    config: { widgetsInLists },
    overrides: { report },
    watch: (host) => host.append(document.createRange().createContextualFragment(html)),
  })
  const links = () => [...list.host.querySelectorAll('li a')].map((link) => link.textContent)
  return { ...list, links, report }
}
