import { articlePath, articles } from '../../content/articles.ts'
import { authorNamed } from '../../content/authors.ts'
import { briefPath, briefs, briefText } from '../../content/briefs/briefs.ts'
import { columns } from '../../content/topics.ts'
import { html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import type { Page } from '../Page.ts'
import { carouselMarker } from '../parts/carouselMarker.ts'
import { sectionName } from '../parts/masthead.ts'
import { carouselTexts } from '../texts/carousels.ts'
import type { Visit } from '../visit/Visit.ts'

/** The content that the page counts as its own: its card is in the block, and not in the strip. */
const CURRENT = '1001'

/** The newsletters' drawings, with their colours in the light theme and in the dark one. */
const drawings = [
  ['passeig', '#e3eef9', '#182c42'],
  ['tomaquet', '#fbe9e2', '#3b2018'],
  ['butxaca', '#f3efd9', '#332d14'],
  ['vinya', '#e5f1e4', '#1a3019'],
  ['travessia', '#ddebf0', '#16292f'],
] as const

const lengths = ['4:12', '2:45', '1:58', '3:30', '0:52', '12:04']

/** `/carrusels`: a strip of each kind. */
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
${carouselMarker({
  widget: 'video-carousel',
  options: { 'data-layout': 'slot4' },
  block: { title: texts.videos, cards: news.flatMap(videoOf) },
  fallback: news
    .flatMap(videoOf)
    .map(({ title, shareUrl, image }) => ({ title, href: shareUrl.href, image: image.url })),
})}
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
${carouselMarker({
  widget: 'newsletter-carousel',
  block: {
    title: texts.newsletters,
    more: { text: texts.allNewsletters, href: '/newsletters/' },
    cards: drawings.map(([name, ...backgroundColors], index) => ({
      id: 2001 + index,
      newsletter: { href: `/newsletters/${name}`, text: texts.names[index] },
      illustration: { url: `/images/${name}.svg`, width: 1200, height: 800, alt: '' },
      backgroundColors,
    })),
  },
  fallback: drawings.map(([name], index) => ({
    title: texts.names[index] ?? '',
    href: `/newsletters/${name}`,
    image: `/images/${name}.svg`,
  })),
})}
${figures(visit)}`
  return { status: 200, kind: 'plain', title: texts.title, main }
}

function newsCards({ lang }: Visit, newsroom: Newsroom) {
  const ofArticles = articles.map((article) => ({
    id: article.id,
    title: article.title[lang],
    url: articlePath(article),
    category: { name: sectionName(article.category, lang) },
    authors: article.authors.map((name) => ({ name })),
    image: { url: `/images/${newsroom.stories(article.id, lang).image}.svg` },
  }))
  const ofBriefs = briefs
    .filter(({ image }) => image)
    .map((brief) => ({
      id: brief.slug,
      title: briefText(brief.slug, lang).title,
      url: briefPath(brief),
      category: { name: sectionName(brief.category, lang) },
      authors: [],
      image: { url: `/images/${brief.image}.svg` },
    }))
  return [...ofArticles, ...ofBriefs]
}

function videoOf({ id, title, url, image }: ReturnType<typeof newsCards>[number], index: number) {
  const length = lengths[index]
  if (!length) return []
  return [{ id, title, shareUrl: { href: url, title }, image, mediaInfo: { type: 'video', text: length } }]
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
            name: 'Clara Montsant',
            position: texts.keeper,
            image: { url: '/portraits/clara-montsant.svg' },
          },
          url: '/entrevistes/',
        },
        { type: 'number', number: '1.200', text: texts.comments },
        { type: 'text', title: texts.onSunday, subtitle: texts.hours, text: texts.closed },
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
      { title: texts.onSunday, kicker: texts.hours, names: texts.closed },
      { title: texts.sound, href: '/ciutat/', image: '/images/passeig.svg' },
    ],
  })
}
