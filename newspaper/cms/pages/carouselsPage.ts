import { articlePath, articles } from '../../content/articles.ts'
import { authorNamed } from '../../content/authors.ts'
import { briefPath, briefs, briefText } from '../../content/briefs/briefs.ts'
import { columns } from '../../content/topics.ts'
import { html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { carouselMarker } from '../parts/carouselMarker.ts'
import { kindsOfCards } from '../parts/kindsOfCards.ts'
import { post } from '../parts/post.ts'
import { sectionName } from '../parts/sectionName.ts'
import { newsCards, videoStrip } from '../parts/strips.ts'
import { carouselTexts } from '../texts/carousels.ts'
import type { Visit } from '../visit/Visit.ts'

/** The content that the page counts as its own: its card is in the block, and not in the strip. */
const CURRENT = '1001'

/** `/carrusels`: a strip of each kind, and a card of each. */
export function carouselsPage(visit: Visit, newsroom: Newsroom): Page {
  const { lang } = visit
  const texts = carouselTexts[lang]
  const news = newsCards(visit, newsroom)
  const opinions = columnCards(visit)
  const main = html`
<header class="section-head"><h1>${texts.title}</h1><p class="standfirst">${texts.standfirst}</p></header>
${carouselMarker({
  widget: 'carousel',
  options: { 'data-content-id': CURRENT },
  block: { title: texts.news, more: { text: texts.allNews, href: '/ultima-hora/' }, cards: news },
  fallback: news
    .filter(({ id }) => id !== CURRENT)
    .map(({ title, url, category, image, authors }) => ({
      title,
      href: url,
      kicker: category.name,
      image: image?.url,
      names: authors.map(({ name }) => name).join(', '),
    })),
})}
${videoStrip(visit, newsroom)}
${carouselMarker({
  widget: 'carousel',
  options: { 'data-layout': 'slot4' },
  block: { title: texts.columns, cards: opinions },
  fallback: opinions.map(({ title, url, columnName, authors }) => ({
    title,
    href: url,
    kicker: columnName,
    portrait: authors[0]?.image?.url,
    names: authors.map(({ name }) => name).join(', '),
  })),
})}
${post(visit)}
${figures(visit)}
${kindsOfCards(visit)}`
  return { status: 200, kind: 'plain', title: texts.title, main }
}

function columnCards({ lang }: Visit) {
  const ofColumns = articles.flatMap((article) => {
    const column = columns.find(({ id }) => id === article.columnId)
    return column
      ? [{ ...article, title: article.title[lang], url: articlePath(article), column: column.name[lang] }]
      : []
  })
  const ofBriefs = briefs.flatMap((brief) =>
    brief.author
      ? [
          {
            id: brief.slug,
            title: briefText(brief.slug, lang).title,
            url: briefPath(brief),
            authors: [brief.author],
            column: sectionName('opinio', lang),
          },
        ]
      : [],
  )
  return [...ofColumns, ...ofBriefs].map(({ id, title, url, authors, column }) => ({
    id,
    type: 'opinion',
    title,
    url,
    columnName: column,
    authors: authors.map((name) => {
      const known = authorNamed(name)
      return { name, ...(known?.portrait && { image: { url: `/portraits/${known.slug}.svg` } }) }
    }),
  }))
}

function figures({ lang }: Visit) {
  const texts = carouselTexts[lang]
  return carouselMarker({
    widget: 'carousel',
    options: { 'data-layout': 'layout' },
    block: {
      title: texts.numbers,
      cards: [
        {
          type: 'author',
          text: texts.quotation,
          author: {
            name: 'Remei Salvat',
            position: texts.keeper,
            image: { url: '/images/far.svg' },
          },
          url: '/entrevistes/',
        },
        { type: 'number', number: '1.200', text: texts.comments },
        { type: 'text', title: texts.onSundays, subtitle: texts.hours, text: texts.closed },
        {
          type: 'multimedia',
          title: texts.sound,
          url: '/ciutat/',
          multimedia: { type: 'audio', url: '/images/passeig.svg' },
        },
      ],
    },
    fallback: [
      { title: texts.quotation, href: '/entrevistes/', names: texts.keeper },
      { title: '1.200', names: texts.comments },
      { title: texts.onSundays, kicker: texts.hours, names: texts.closed },
      { title: texts.sound, href: '/ciutat/', image: '/images/passeig.svg' },
    ],
  })
}
