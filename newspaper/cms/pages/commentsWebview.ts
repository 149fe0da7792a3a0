import type { ArticleFacts } from '../../content/articles.ts'
import { html } from '../html.ts'
import type { Page } from '../Page.ts'
import { commentsMarker } from '../parts/markers.ts'
import type { Visit } from '../visit/Visit.ts'

/** `/webview/content/{id}/comments`: what the native app opens inside its own frame. */
export function commentsWebview(article: ArticleFacts, visit: Visit): Page {
  const title = visit.t.commentsOf(article.title[visit.lang])
  return {
    status: 200,
    kind: 'webview',
    title,
    main: html`<h1 class="unseen">${title}</h1>${commentsMarker(article.id, visit)}`,
  }
}
