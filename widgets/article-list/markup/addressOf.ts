import { ownDocument } from '../../../src/lib/ownDocument.ts'

const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role="heading"]'

/** In a heading, or around one. Without `:has()`: a promised browser that lacks it throws for the whole selector. */
const isOfHeading = (link: Element) => Boolean(link.closest(HEADINGS) ?? link.querySelector(HEADINGS))

const lengthOf = ({ textContent }: Element) => textContent.trim().length

/** Of several links without a heading the one with most words: a section, an author or a button to share has fewer than a headline. */
const longest = (links: readonly HTMLAnchorElement[]) =>
  links.reduce<HTMLAnchorElement | undefined>(
    (found, link) => (found && lengthOf(found) >= lengthOf(link) ? found : link),
    undefined,
  )

/** The link that leads to an article of a list. */
export function linkOf(article: Element): HTMLAnchorElement | undefined {
  const links = [...article.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.find(isOfHeading) ?? longest(links)
}

/** The address of an article of a list, which tells two of them apart: `data-item-url` on it or in it, else where its link leads. */
export function addressOf(article: Element): string | undefined {
  const marked = article.matches('[data-item-url]') ? article : article.querySelector('[data-item-url]')
  const given = marked?.getAttribute('data-item-url')
  if (!given) return linkOf(article)?.href
  // An anchor resolves it as it does the others.
  return Object.assign(ownDocument().createElement('a'), { href: given }).href
}
