import { HttpResponse, http } from 'msw/http'
import { vi } from 'vitest'
import { mountOnPage } from '#testing/mountOnPage.ts'
import type { startNetwork } from '#testing/startNetwork.ts'
import { articleListIsland } from './article-list.island.tsx'
import texts from './locales/en.json' with { type: 'json' }

export const item = (name: string) => `<li><a href="/ciutat/${name}.html">Article ${name}</a></li>`

/** Answers page after page; the last one has no next. @returns The queries that were asked. */
export function answerPages(worker: ReturnType<typeof startNetwork>, ...pages: readonly string[]) {
  const asked: string[] = []
  worker.use(
    http.get('*/llista', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const page = Number(searchParams.get('page'))
      return HttpResponse.json({
        html: pages[page - 2],
        nextPage: page - 1 < pages.length ? `/llista?page=${page + 1}` : null,
      })
    }),
  )
  return asked
}

/** A list of two articles with a link to its next page. */
export function openList(
  options: Record<string, string> = {},
  html = `<ul data-list>${item('1')}${item('2')}</ul><a rel="next" href="/llista?page=2">Next</a>`,
  widgetsInLists: readonly string[] = [],
) {
  const report = vi.fn()
  const list = mountOnPage({
    island: articleListIsland,
    options,
    texts,
    config: { widgetsInLists },
    overrides: { report },
    watch: (host) => host.append(document.createRange().createContextualFragment(html)),
  })
  const links = () => [...list.host.querySelectorAll('li a')].map((link) => link.textContent)
  return { ...list, links, report }
}
