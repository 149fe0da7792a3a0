import { cutText } from '#lib/cutText.ts'
import { createPersonas } from '#mocks/backend/personas.ts'
import { readerById, seedReaders } from '#mocks/backend/readers.ts'
import { articleById } from '../../content/articleById.ts'
import { articlePath } from '../../content/articles.ts'
import { type Html, html } from '../html.ts'
import type { Newsroom, ReadersComment } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { shortTime } from '../parts/byline.ts'
import { followMarker, nickMarker } from '../parts/markers.ts'
import type { Visit } from '../visit/Visit.ts'

/** How many comments are shown, and how much of each. */
const COUNT = 5
const LENGTH = 280

/** `/perfil/{id}`: a reader who comments, with a follow button, the way to their profile and what they wrote last. Undefined for an unknown id. */
export function readerPage(id: string, visit: Visit, newsroom: Newsroom): Page | undefined {
  const reader = readerById(seedReaders(createPersonas(visit.now)), id)
  if (!reader) return undefined
  const { kicker, comments, none } = visit.t.reader
  const written = newsroom.commentsBy(id).slice(0, COUNT)
  const main = html`
<div class="narrow reader">
  <p class="kicker">${kicker}</p>
  <div class="reader-head">
    ${reader.avatarUrl && html`<img class="portrait" src="${reader.avatarUrl}" alt="" width="64" height="64">`}
    <h1>${nickMarker(id, reader.nick)}</h1>
    ${visit.reader?.id !== id && followMarker('user', id, reader.nick, visit)}
  </div>
  <section class="reader-comments">
    <h2 class="strip">${comments}</h2>
    ${written.length > 0 ? html`<ul>${written.map((comment) => commentLine(comment, visit))}</ul>` : html`<p>${none}</p>`}
  </section>
</div>`
  return { status: 200, kind: 'plain', title: reader.nick, main }
}

function commentLine({ contentId, body, published }: ReadersComment, visit: Visit): Html {
  const { lang } = visit
  const article = articleById(contentId)
  const shown = cutText(body, LENGTH)
  return html`
<li class="reader-comment">
  <p>${shown}${shown !== body && '…'}</p>
  <p class="meta">${article && html`<span><a href="${articlePath(article)}#comentaris">${article.title[lang]}</a></span> `}${shortTime(published, visit)}</p>
</li>`
}
