import { writeIso } from '#kit/dates/moment.ts'
import { type ArticleFacts, articles, publishedAt } from '../../content/articles.ts'
import { authorNamed, authorPath } from '../../content/authors.ts'
import type { Block, Story } from '../../content/readStories.ts'
import { columns } from '../../content/topics.ts'
import { type Html, html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { authorLinks, dateAndTime, readingMinutes } from '../parts/byline.ts'
import { inline, plain } from '../parts/inline.ts'
import {
  actionBarMarker,
  adMarker,
  commentsMarker,
  followMarker,
  giftMarker,
  paywallMarker,
  pollMarker,
} from '../parts/markers.ts'
import { picture, portrait } from '../parts/picture.ts'
import { articleTeaser, countLink } from '../parts/teasers.ts'
import { videoFigure } from '../parts/videoFigure.ts'
import { type ArticlePaywall, articlePaywall } from '../paywall/articlePaywall.ts'
import type { Visit } from '../visit/Visit.ts'

/** How much of a closed article is open to everybody. */
const OPEN_BLOCKS = 4

/** How many blocks of an open article stand before its ad. */
const AD_AFTER = 6

export function articlePage(article: ArticleFacts, visit: Visit, newsroom: Newsroom): Page {
  const { lang } = visit
  const story = newsroom.stories(article.id, lang)
  const paywall = articlePaywall(article.id, visit)
  const isWide = article.kind === 'news' || article.kind === 'column'
  const main = html`
<article class="story story-${article.kind}${isWide ? ' story-wide' : ''}">
  ${storyHead(article, story, visit, newsroom)}
  <div class="story-main">
    ${actionBarMarker(article, visit, newsroom)}
    ${storyText(article, story, paywall, visit)}
    ${actionBarMarker(article, visit, newsroom)}
    ${article.id === '1004' && giftMarker(article.id, article.title[lang], visit)}
    ${signatures(article, visit)}
  </div>
  ${isWide && storyAside(article, paywall, visit, newsroom)}
  ${storyTalk(article.id, visit, newsroom)}
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

/** With the number of comments that the server knows, from which the page's CSS tells how much space they will need. */
function storyTalk(id: string, visit: Visit, { commentCount }: Newsroom): Html {
  return html`<div class="story-talk" data-num-comments="${commentCount(id)}">${commentsMarker(id, visit)}</div>`
}

function storyHead(article: ArticleFacts, story: Story, visit: Visit, newsroom: Newsroom): Html {
  const { lang, t } = visit
  const [first = ''] = article.authors
  const author = authorNamed(first)
  const published = publishedAt(article, visit.now)
  const words = story.blocks.map((block) => ('text' in block ? block.text : '')).join(' ')
  return html`
<header class="story-head">
  <p class="kicker"><a href="/${article.category}/">${story.kicker}</a></p>
  <h1>${article.title[lang]}</h1>
  <p class="standfirst">${inline(story.standfirst)}</p>
  <div class="byline">
    ${article.authors.length === 1 && author?.portrait && portrait(author.slug, 56)}
    <p><span class="by">${t.by}</span> ${authorLinks(article.authors, visit)}<br>
    <time datetime="${writeIso(published)}">${dateAndTime(published, lang)}</time> <span class="reading">${t.minutes(readingMinutes(words))} ${countLink(article, visit, newsroom)}</span></p>
    ${article.authors.length === 1 && author && followMarker('author', author.id, author.name, visit)}
  </div>
  <figure>
    ${picture(story.image, story.alt, 'eager')}
    <figcaption>${inline(story.caption)}</figcaption>
  </figure>
</header>`
}

/** The authors at the end, and the column, each with a follow button, for which a byline of two has no room. */
function signatures({ authors, columnId }: ArticleFacts, visit: Visit): Html {
  const { lang, t } = visit
  const signing = authors.flatMap((name) => authorNamed(name) ?? [])
  const column = columns.find(({ id }) => id === columnId)
  return html`
<section class="signatures">
  <h2 class="strip">${t.signedBy}</h2>
  <ul>
    ${signing.map(
      (author) => html`
    <li>${author.portrait && portrait(author.slug, 48)}<p><a class="author" href="${authorPath(author)}">${author.name}</a><br>${author.role[lang]}</p>${followMarker('author', author.id, author.name, visit)}</li>`,
    )}
    ${
      column &&
      html`
    <li><p><a class="author" href="${column.path}">${column.name[lang]}</a><br>${t.column}</p>${followMarker('column', column.id, column.name[lang], visit)}</li>`
    }
  </ul>
</section>`
}

/** The text, cut for readers without access; the rest is not sent. */
function storyText(article: ArticleFacts, story: Story, paywall: ArticlePaywall | undefined, visit: Visit): Html {
  const isOpen = !paywall || paywall.granted
  const blocks = isOpen ? story.blocks : openBlocks(story)
  const message = paywall?.message
  const isBeside = message?.type.startsWith('column-')
  // The gift's message is before the text, a closing one where the text was cut.
  const isGift = message?.type === 'gift'
  const granted = isOpen && !isGift
  const wall = message && !isBeside && paywallMarker({ contentId: article.id, ...message, granted }, visit)
  return html`
${isGift && wall}
<div class="text${isOpen ? '' : ' text-cut'}">
  ${blocks.map((block, index) => html`${isOpen && index === AD_AFTER && adMarker('banner', `${article.id}-1`)}${storyBlock(block, visit)}`)}
</div>
${!isGift && (isOpen ? html`<div class="granted">${wall}</div>` : wall)}`
}

/** The beginning, with the videos in it and without polls. */
function openBlocks({ blocks }: Story): readonly Block[] {
  const shown = blocks.filter(({ kind }) => kind !== 'poll')
  const last = shown
    .filter(({ kind }) => kind !== 'video')
    .slice(0, OPEN_BLOCKS)
    .at(-1)
  return last ? shown.slice(0, shown.indexOf(last) + 1) : []
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
    case 'video':
      return videoFigure(block.videoId, visit)
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
  ${(!paywall || paywall.granted) && adMarker('rectangle', `${article.id}-2`, { column: '1' })}
</aside>`
}
