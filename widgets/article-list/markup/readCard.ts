import { ownDocument } from '#lib/ownDocument.ts'

const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role="heading"]'

/** For a card without a link in a heading. */
const NO_HEADING = 7

/** The links that lead elsewhere than to the article, by its author's own word. */
const ASIDE = '[rel~="author"],[rel~="tag"],[rel~="category"]'

export interface CardLink {
  element: HTMLAnchorElement
  address: string
  /** Of the heading that it is in or around; 1 is the highest. */
  level: number
}

/** The facts that an item's links tell about the article that it shows. */
export interface Card {
  /** `data-item-url`, on the item or in it, where it has a single one. */
  given: string | undefined
  links: readonly CardLink[]
}

/** An anchor resolves it as it does the page's own. */
const resolve = (href: string) => Object.assign(ownDocument().createElement('a'), { href })

/** An article's comments are at its address. `#!` and `#/` are other pages of the same script. */
const withoutPlace = (href: string) => href.replace(/#(?![!/]).*$/, '')

function levelOf(heading: Element): number {
  const level = Number(/^h([1-6])$/.exec(heading.localName)?.[1] ?? heading.getAttribute('aria-level'))
  return level >= 1 && level < NO_HEADING ? level : 2
}

/** Within the card: an element around the list says nothing of one of its items. */
const isAround = (card: Element, link: Element, selector: string) => {
  const found = link.closest(selector)
  return found && card.contains(found) ? found : undefined
}

function levelOfLink(card: Element, link: Element): number {
  const around = isAround(card, link, HEADINGS)
  const headings = around ? [around] : [...link.querySelectorAll(HEADINGS)]
  return Math.min(NO_HEADING, ...headings.map(levelOf))
}

/** A widget's fallback is the widget's: it goes when that is ready. */
const isFallback = (card: Element, link: Element) => {
  const marker = isAround(card, link, '[data-widget]')
  return marker !== undefined && marker !== card
}

export function readCard(card: Element): Card {
  const own = card.getAttribute('data-item-url')
  const marks = own ? [card] : [...card.querySelectorAll('[data-item-url]')]
  const given = new Set(marks.map((mark) => resolve(mark.getAttribute('data-item-url') ?? '').href))
  const inside = [...card.querySelectorAll('a[href]')]
  const all = (card.matches('a[href]') ? [card, ...inside] : inside)
    // A drawing's link is none of these, and a `mailto:` no article.
    .flatMap((element) => (element instanceof HTMLAnchorElement && /^https?:/.test(element.href) ? element : []))
  const beside = all.filter((link) => !isFallback(card, link))
  return {
    given: given.size === 1 ? [...given][0] : undefined,
    links: (beside.length > 0 ? beside : all)
      .filter((link) => !link.matches(ASIDE))
      .map((element) => ({
        element,
        address: withoutPlace(element.href),
        level: levelOfLink(card, element),
      })),
  }
}

/** Those in its highest heading, one of which leads to the article; without a heading, all. What other cards have too does not count. */
export function titlesOf({ links }: Card, isShared: (address: string) => boolean): readonly CardLink[] {
  const own = links.filter(({ address }) => !isShared(address))
  const highest = Math.min(...own.map(({ level }) => level))
  return own.filter(({ level }) => level === highest)
}

export const lengthOf = ({ element }: CardLink) => element.textContent.trim().length

/** The link that most likely leads to the article: the title with most words, the last of equals. */
export function linkOf(element: Element, isShared: (address: string) => boolean): HTMLAnchorElement | undefined {
  const card = readCard(element)
  const [first, ...others] = titlesOf(card, isShared)
  if (!first) return card.links[0]?.element
  return others.reduce((found, link) => (lengthOf(found) > lengthOf(link) ? found : link), first).element
}
