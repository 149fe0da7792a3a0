import { attributes, type Html, html, jsonBlock } from '../html.ts'

/** A card as the server renders it, for readers without the widget. */
export interface FallbackCard {
  title: string
  href?: string | undefined
  /** Above the title. */
  kicker?: string | undefined
  /** Below it. */
  names?: string | undefined
  /** The address of a picture. */
  image?: string | undefined
  /** The address of an author's. */
  portrait?: string | undefined
}

export interface CarouselMarker {
  widget: 'carousel' | 'video-carousel' | 'newsletter-carousel'
  options?: Record<string, string>
  block: { title: string; more?: { text: string; href: string }; cards: readonly object[] }
  fallback: readonly FallbackCard[]
}

/** The fallback is a list of the same cards, which the page's CSS lets scroll, as wide and as high as the widget's. */
export const carouselMarker = ({ widget, options = {}, block, fallback }: CarouselMarker): Html => html`
<div class="carousel-place"><div class="${widget}"${attributes({ 'data-widget': widget, ...options })}>
  ${jsonBlock('', block)}
  <div class="carousel-head"><h2>${block.title}</h2>${block.more && html`<a href="${block.more.href}">${block.more.text}</a>`}</div>
  <ul class="carousel-cards" tabindex="0">${fallback.map(
    ({ title, href, kicker, names, image, portrait }) => html`
    <li>
      ${image && html`<img src="${image}" alt="" loading="lazy">`}
      ${portrait && html`<img class="portrait" src="${portrait}" alt="" width="64" height="64" loading="lazy">`}
      ${kicker && html`<p class="carousel-small">${kicker}</p>`}
      <h3>${href ? html`<a href="${href}">${title}</a>` : title}</h3>
      ${names && html`<p class="carousel-small">${names}</p>`}
    </li>`,
  )}</ul>
</div></div>`
