import { parseDate } from '../../../src/dates/parseDate.ts'
import type { ArticleFacts } from '../../content/articles.ts'
import { articles } from '../../content/articles.ts'
import { authorNamed } from '../../content/authors.ts'
import type { Block, Story } from '../../content/readStories.ts'
import { columns } from '../../content/topics.ts'
import type { Html } from '../html.ts'
import { html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { authorsText, dateAndTime, readingMinutes } from '../parts/byline.ts'
import { inline, plain } from '../parts/inline.ts'
import {
  actionBarMarker,
  commentsMarker,
  followMarker,
  giftMarker,
  paywallMarker,
  pollMarker,
} from '../parts/markers.ts'
import { picture, portrait } from '../parts/picture.ts'
import { articleTeaser, countLink } from '../parts/teasers.ts'
import type { ArticlePaywall } from '../paywall/articlePaywall.ts'
import { articlePaywall } from '../paywall/articlePaywall.ts'
import type { Visit } from '../visit/Visit.ts'

/** How much of a closed article is open to everybody. */
const OPEN_BLOCKS = 4

export function articlePage(article: ArticleFacts, visit: Visit, newsroom: Newsroom): Page {
  const { lang } = visit
  const story = newsroom.stories(article.id, lang)
  const paywall = articlePaywall(article.id, visit)
  const isWide = article.kind === 'news' || article.kind === 'column'
  const main = html`
<article class="story story-${article.kind}">
  ${storyHead(article, story, visit)}
  <div class="story-columns${isWide ? '' : ' story-narrow'}">
    <div class="story-main">
      ${actionBarMarker(article.id, article.title[lang], visit)}
      ${storyText(article, story, paywall, visit)}
      ${actionBarMarker(article.id, article.title[lang], visit)}
      ${article.id === '1004' && giftMarker(article.id, article.title[lang], visit)}
      ${signatures(article, visit)}
    </div>
    ${isWide && storyAside(article, paywall, visit, newsroom)}
    <div class="story-talk">${commentsMarker(article.id, visit)}</div>
  </div>
</article>`
  return {
    status: 200,
    kind: 'article',
    title: article.title[lang],
    description: plain(story.standfirst),
    main,
    ...(paywall && { cookies: paywall.cookies }),
  }
}

function storyHead(article: ArticleFacts, story: Story, visit: Visit): Html {
  const { lang, t } = visit
  const [first = ''] = article.authors
  const author = authorNamed(first)
  const face = author?.portrait
  const column = columns.find(({ id }) => id === article.columnId)
  const published = parseDate(article.publishedDate) ?? visit.now
  const words = story.blocks.map((block) => (block.kind === 'poll' ? '' : block.text)).join(' ')
  const isWritten = article.kind === 'opinion' || article.kind === 'column' || article.kind === 'blog'
  return html`
<header class="story-head">
  <div class="story-kicker">
    <p class="kicker"><a href="/${article.category}/">${story.kicker}</a></p>
    ${column && followMarker('column', column.id, column.name[lang], visit)}
  </div>
  <h1>${article.title[lang]}</h1>
  <p class="standfirst">${inline(story.standfirst)}</p>
  <div class="byline">
    ${isWritten && face && portrait(face, 56)}
    <p><span class="by">${t.by}</span> <b class="author">${authorsText(article.authors, t)}</b><br>
    <time datetime="${article.publishedDate}">${dateAndTime(published, lang)}</time> · ${t.minutes(readingMinutes(words))}</p>
    ${article.authors.length === 1 && author && followMarker('author', author.id, author.name, visit)}
    ${countLink(article, visit)}
  </div>
  <figure>
    ${picture(story.image, story.alt, 'eager')}
    <figcaption>${inline(story.caption)}</figcaption>
  </figure>
</header>`
}

/** The authors at the end, each with a follow button, for which a byline of two has no room. */
function signatures({ authors }: ArticleFacts, visit: Visit): Html {
  const signing = authors.flatMap((name) => authorNamed(name) ?? [])
  return html`
<section class="signatures">
  <h2 class="strip">${visit.t.signedBy}</h2>
  <ul>
    ${signing.map(
      ({ id, name, role, portrait: face }) => html`
    <li>${face && portrait(face, 48)}<p><b>${name}</b><br>${role[visit.lang]}</p>${followMarker('author', id, name, visit)}</li>`,
    )}
  </ul>
</section>`
}

/** The text, cut for readers without access; the rest is not sent. */
function storyText(article: ArticleFacts, story: Story, paywall: ArticlePaywall | undefined, visit: Visit): Html {
  const isOpen = !paywall || paywall.granted
  const blocks = isOpen ? story.blocks : story.blocks.filter(({ kind }) => kind !== 'poll').slice(0, OPEN_BLOCKS)
  const message = paywall?.message
  const isBeside = message?.type.startsWith('column-')
  // The gift's message is before the text, a closing one where the text was cut.
  const isGift = message?.type === 'gift'
  const granted = isOpen && !isGift
  const wall = message && !isBeside && paywallMarker({ contentId: article.id, ...message, granted }, visit)
  return html`
${isGift && wall}
<div class="text${isOpen ? '' : ' text-cut'}">
  ${blocks.map((block) => storyBlock(block, visit))}
</div>
${!isGift && (isOpen ? html`<div class="granted">${wall}</div>` : wall)}`
}

function storyBlock(block: Block, visit: Visit): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p>${inline(block.text)}</p>`
    case 'heading':
      return html`<h2>${inline(block.text)}</h2>`
    case 'quote':
      return html`<blockquote><p>${inline(block.text)}</p></blockquote>`
    case 'question':
      return html`<p class="question">${inline(block.text)}</p>`
    case 'poll':
      return pollMarker(block.pollId, visit)
  }
}

function storyAside(
  article: ArticleFacts,
  paywall: ArticlePaywall | undefined,
  visit: Visit,
  newsroom: Newsroom,
): Html {
  const message = paywall?.message
  const others = articles.filter(({ id, kind }) => id !== article.id && kind !== 'column').slice(0, 4)
  return html`
<aside class="story-aside">
  ${message?.type.startsWith('column-') && paywallMarker({ contentId: article.id, ...message }, visit)}
  <h2 class="strip">${visit.t.readMore}</h2>
  ${others.map((other, index) => articleTeaser(other, visit, newsroom, { size: 'small', image: index === 0 }))}
</aside>`
}
