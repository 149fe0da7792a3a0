import { createMachine, type ReadonlyStore } from '#lib/createMachine.ts'
import type { Report } from '#lib/report.ts'
import type { ArticleListApi } from './article-list.api.ts'
import { type ArticleListEvent, type ArticleListState, createTransition, initialState } from './article-list.model.ts'
import type { ListPage } from './article-list.schema.ts'
import type { KeptListPages } from './kept/createKeptListPages.ts'
import type { Articles } from './markup/createArticles.ts'

export interface ArticleListStoreDeps {
  api: ArticleListApi
  articles: Articles
  /** The CMS's link to the second list page, if there is one. */
  first: string | undefined
  ajaxOnly: boolean
  /** @returns The absolute address; undefined where it must not be followed. */
  safe(href: string): string | undefined
  report: Report
  /** Aborts a pending request when the island unmounts. */
  signal: AbortSignal
  /** Called with the number of articles that a press has added. */
  onAdded(count: number): void
}

/** Read it with `useStore`; change it only through the commands. */
export interface ArticleListStore extends ReadonlyStore<ArticleListState> {
  /** Loads ahead what a press will need. */
  prepare(): void
  /** Adds the next list page; calls while it is pending are ignored. */
  more(): Promise<void>
  /** Adds the list pages that the reader had loaded before they left this entry of the history, and scrolls to where they were. Further ones are kept there. */
  restore(listPages: KeptListPages): Promise<void>
}

export function createArticleListStore(deps: ArticleListStoreDeps): ArticleListStore {
  const { api, articles, first, safe, report, signal } = deps
  let kept: KeptListPages | undefined
  const { dispatch, ...store } = createMachine<ArticleListState, ArticleListEvent>(
    initialState(first === undefined ? undefined : safe(first)),
    createTransition(deps.ajaxOnly),
  )

  /** @returns False when the code for it did not load. */
  const add = async ({ html, nextPage }: ListPage, by: 'press' | 'return') => {
    let count: number
    try {
      count = await articles.append(html, by === 'press')
    } catch {
      return false
    }
    if (signal.aborted) return true
    const next = nextPage ? safe(nextPage) : undefined
    if (nextPage && next === undefined) report(new Error(`The next page “${nextPage}” was ignored.`), 'article-list')
    articles.setNext(next)
    dispatch({ type: 'received', next, added: by === 'press' ? { count } : undefined })
    return true
  }

  return {
    ...store,
    prepare() {
      api.prepare()
      articles.prepare()
    },
    async more() {
      const state = store.getState()
      if (state.status === 'complete' || state.status === 'loading' || state.next.by !== 'request') return
      dispatch({ type: 'requested' })
      const answer = await api.fetchListPage(state.next.href, signal)
      if (signal.aborted) return
      if (!answer.ok) return dispatch({ type: 'failed', failure: answer.failure })
      if (!(await add(answer.value, 'press'))) return dispatch({ type: 'failed', failure: { kind: 'network' } })
      kept?.add(answer.value)
      const after = store.getState()
      if ('added' in after && after.added) deps.onAdded(after.added.count)
    },
    async restore(listPages) {
      kept = listPages
      const before = listPages.read()
      if (!before) return
      for (const listPage of before.pages) {
        if (!(await add(listPage, 'return')) || signal.aborted) return
      }
      if (before.position) articles.scrollTo(before.position)
    },
  }
}
