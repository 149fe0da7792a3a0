import { articlePath, articles } from '../../content/articles.ts'
import { briefPath, briefs, briefText } from '../../content/briefs/briefs.ts'
import { clips } from '../../content/clips.ts'
import { newsletterPath, newsletterPicture, newsletters } from '../../content/newsletters.ts'
import type { Html } from '../html.ts'
import type { Newsroom } from '../Newsroom.ts'
import { carouselTexts } from '../texts/carousels.ts'
import { newsletterTexts } from '../texts/newsletters.ts'
import type { Visit } from '../visit/Visit.ts'
import { carouselMarker } from './carouselMarker.ts'
import { sectionName } from './sectionName.ts'

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

/** The newspaper's videos as cards, each with a title of its own; a press leads to its article. */
function videos(visit: Visit, newsroom: Newsroom) {
  const news = newsCards(visit, newsroom)
  return clips.flatMap(({ contentId, length, title, poster }) => {
    const article = news.find((card) => card.id === contentId)
    if (!article) return []
    return [
      {
        id: contentId,
        title: title[visit.lang],
        shareUrl: { href: article.url, title: article.title },
        image: { url: poster ?? article.image.url },
        mediaInfo: { type: 'video', text: length },
      },
    ]
  })
}

/** The newspaper's videos, which follow one another. */
export function videoStrip(visit: Visit, newsroom: Newsroom): Html {
  const texts = carouselTexts[visit.lang]
  const cards = videos(visit, newsroom)
  return carouselMarker({
    widget: 'video-carousel',
    options: { 'data-layout': 'slot4' },
    block: { title: texts.videos, cards },
    fallback: cards.map(({ title, shareUrl, image }) => ({ title, href: shareUrl.href, image: image.url })),
  })
}

/** The newspaper's newsletters, each with its drawing. */
export function newsletterStrip({ lang }: Visit): Html {
  const texts = carouselTexts[lang]
  const { own } = newsletterTexts[lang]
  return carouselMarker({
    widget: 'newsletter-carousel',
    block: {
      title: texts.newsletters,
      more: { text: texts.allNewsletters, href: '/newsletters/' },
      cards: newsletters.map((newsletter, index) => ({
        id: 2001 + index,
        newsletter: { href: newsletterPath(newsletter), text: own[newsletter.name].name },
        illustration: { url: newsletterPicture(newsletter), width: 400, height: 400, alt: '' },
        backgroundColors: newsletter.colours,
      })),
    },
    fallback: newsletters.map((newsletter) => ({
      title: own[newsletter.name].name,
      href: newsletterPath(newsletter),
      image: newsletterPicture(newsletter),
    })),
  })
}
