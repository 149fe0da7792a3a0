import { articlePath, articles } from '../../content/articles.ts'
import { briefPath, briefs, briefText } from '../../content/briefs/briefs.ts'
import type { Html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import { carouselTexts } from '../texts/carousels.ts'
import type { Visit } from '../visit/Visit.ts'
import { carouselMarker } from './carouselMarker.ts'
import { sectionName } from './masthead.ts'

/** The newsletters' drawings, with their colours in the light theme and in the dark one. */
const drawings = [
  ['passeig', '#e3eef9', '#182c42'],
  ['tomaquet', '#fbe9e2', '#3b2018'],
  ['butxaca', '#f3efd9', '#332d14'],
  ['vinya', '#e5f1e4', '#1a3019'],
  ['travessia', '#ddebf0', '#16292f'],
] as const

const lengths = ['4:12', '2:45', '1:58', '3:30', '0:52', '12:04']

/** The articles that have a picture, as the cards of a carousel. */
export function newsCards({ lang }: Visit, newsroom: Newsroom) {
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

/** The newspaper's videos, which follow one another. */
export function videoStrip(visit: Visit, newsroom: Newsroom): Html {
  const texts = carouselTexts[visit.lang]
  const news = newsCards(visit, newsroom)
  return carouselMarker({
    widget: 'video-carousel',
    options: { 'data-layout': 'slot4' },
    block: { title: texts.videos, cards: news.flatMap(videoOf) },
    fallback: news
      .flatMap(videoOf)
      .map(({ title, shareUrl, image }) => ({ title, href: shareUrl.href, image: image.url })),
  })
}

/** The newspaper's newsletters, each with its drawing. */
export function newsletterStrip({ lang }: Visit): Html {
  const texts = carouselTexts[lang]
  return carouselMarker({
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
  })
}
