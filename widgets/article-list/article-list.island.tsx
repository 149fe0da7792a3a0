import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { unlessFrame } from '#lib/unlessFrame.ts'
import { createLocalStore } from '#page/storage/createLocalStore.ts'
import { ArticleList } from './ArticleList.tsx'
import { createArticleListApi } from './article-list.api.ts'
import type {} from './article-list.css'
import { ArticleListMarkerSchema, KeptListsSchema } from './article-list.schema.ts'
import { createArticleListStore } from './article-list.store.ts'
import { createKeptListPages } from './kept/createKeptListPages.ts'
import { createArticles } from './markup/createArticles.ts'
import { findNextLink, hideNextLink } from './markup/findList.ts'

/**
 * A list of articles that the CMS has rendered, with its link to the next list page (content-features §4, "List load-more").
 *
 * Why an island: the next list page is added in place, and is there again when the reader comes back. Without it the list and its link work as
 * those of any page. The list stays in the light DOM, where the page's CSS is: the widget renders what stands below it.
 */
export const articleListIsland = defineIsland({
  name: 'article-list',
  css: sheets,
  options: ArticleListMarkerSchema,
  compose({ ajaxOnly }, context) {
    const { config, delayFirstRender, emit, errors, host, inBrowser, intl, location, now, report, signal } = context
    const isFree = () => {
      const active = deepActiveElement()
      return !active || active === ownDocument().body || active.getRootNode() === host.shadowRoot
    }
    const articles = createArticles(host, { isFree, widgets: config.widgetsInLists, report, signal })
    const first = context.children ? context.children.next : findNextLink(host)?.href
    const store = createArticleListStore({
      api: createArticleListApi({ errors, describe: (message) => intl.t(failureMessages[message]), report }),
      articles,
      first,
      ajaxOnly,
      safe(href) {
        const safe = safeUrl(href, location.href(), config.hosts)
        // A request goes to the page's own site alone, whose policy allows it.
        return new URL(safe, location.href()).host === new URL(location.href()).host && safe !== '/' ? safe : undefined
      },
      report,
      signal,
      onAdded: (count) => emit('quiosc:articles-added', { count }),
    })
    inBrowser(() => {
      const entry = readHistoryEntry(location.href())
      const kept = createKeptListPages({
        id: `${entry.key} ${first ?? ''}`,
        isReturn: entry.isReturn,
        store: createLocalStore({
          storage: () => window.sessionStorage,
          key: 'quiosc-article-lists',
          schema: KeptListsSchema,
          now,
          report,
        }),
      })
      listen(window, 'pagehide', () => kept.leave(articles.position()), { signal })
      const restored = store.restore(kept)
      // A view that a server has rendered is taken over as it is.
      if (host.dataset.widgetState !== 'rendered') delayFirstRender(restored)
    })
    return <ArticleList store={store} hideNextLink={() => hideNextLink(host)} />
  },
})

interface WithNavigation {
  navigation?: { currentEntry?: { key?: string } | null }
}

/** The entry of the history that the page is, and whether the reader may have been there before. */
function readHistoryEntry(href: string): { key: string; isReturn: boolean } {
  // The Navigation API, which TypeScript's library has not for every browser that we run in.
  const key = unlessFrame((window as WithNavigation).navigation)?.currentEntry?.key
  // A key is an entry's own: another visit to the same address has another one.
  if (key) return { key, isReturn: true }
  const [visit] = performance.getEntriesByType('navigation')
  return { key: href, isReturn: visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward' }
}
