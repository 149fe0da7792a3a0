import { existingArticle } from '../../content/articleById.ts'
import { articlePath } from '../../content/articles.ts'
import { authorNamed } from '../../content/authors.ts'
import { type Html, html, jsonBlock } from '../html.ts'
import { carouselTexts } from '../texts/carousels.ts'
import type { Visit } from '../visit/Visit.ts'

/** A card of each kind: with a video, with pictures, an interview, an opinion, a blog's post, and one that an advertiser has paid for; the paper's PDF in the head. */
export function kindsOfCards({ lang }: Visit): Html {
  const texts = carouselTexts[lang]
  const card = (id: string, picture: string, more: object) => {
    const article = existingArticle(id)
    return {
      id,
      title: article.title[lang],
      url: articlePath(article),
      image: { url: `/images/${picture}.svg`, alt: '' },
      authors: article.authors.map((name) => {
        const known = authorNamed(name)
        return { name, ...(known?.portrait && { image: { url: `/portraits/${known.slug}.svg` } }) }
      }),
      ...more,
    }
  }
  const cards = [
    card('1004', 'aigua', { mediaInfo: { type: 'video', text: '3:30' } }),
    card('1001', 'passeig', { mediaInfo: { type: 'image', text: '12' } }),
    card('1003', 'far', { type: 'interview', interviewed: 'Remei Salvat' }),
    card('1002', 'sobretaula', { type: 'opinion' }),
    card('1005', 'tomaquet', { type: 'post' }),
    {
      id: 'tardor-a-taula',
      title: texts.branded,
      url: '/cuina/',
      image: { url: '/images/butlleti-a-taula.svg', alt: '' },
      brandedContent: { title: 'Forn de la Riba', mainImage: { url: '/images/partner-forn.svg' } },
    },
  ]
  return html`
<div class="section-cards kinds-of-cards" data-widget="cards">
  ${jsonBlock('', { title: texts.kinds, pdf: { text: texts.pdf, href: '/hemeroteca' }, cards })}
  <h2 class="strip">${texts.kinds}</h2>
  <ul>${cards.map(({ title, url }) => html`<li><h3><a href="${url}">${title}</a></h3></li>`)}</ul>
</div>`
}
