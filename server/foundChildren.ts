import type { DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode

/** A slot of a view, for the child of its marker that it shows there; or that it hides, where it has no such slot. */
export type SlotName = 'logo' | 'next'

/** The CMS's own children of a marker, as far as a widget's first frame needs them. */
export interface FoundChildren {
  /** Without that of blocks. */
  text: string
  links: readonly { href: string; rel: readonly string[] }[]
  /** The offsets at which the child of a slot can get attributes. */
  slotAt: Partial<Record<SlotName, number>>
}

export const attributesOf = ({ attrs }: Element) => new Map(attrs.map(({ name, value }) => [name, value]))

export const isElement = (node: Node): node is Element => 'tagName' in node

export const isMarker = (element: Element) => element.attrs.some(({ name }) => name === 'data-widget')

/** The text right in an element. */
export const rawText = ({ childNodes }: Element) =>
  childNodes.map((child) => (child.nodeName === '#text' && 'value' in child ? child.value : '')).join('')

const isLink = (element: Element) => element.tagName === 'a' && attributesOf(element).has('href')

const relOf = (element: Element) => (attributesOf(element).get('rel') ?? '').split(/\s+/)

const isNext = (element: Element) => isLink(element) && relOf(element).includes('next')

/**
 * The content of a marker, in the page's order; without what other markers and scripts in it have. No recursion, because a page can be as deep as it likes, and
 * each node once, however many markers are in one another.
 */
function within(marker: Element): Node[] {
  const found: Node[] = []
  const waiting = [...marker.childNodes].reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next)
    if (isElement(next) && next.tagName !== 'script' && !isMarker(next)) waiting.push(...[...next.childNodes].reverse())
  }
  return found
}

const isBlank = (node: Node) => node.nodeName === '#comment' || ('value' in node && node.value.trim() === '')

/** Whether a child has the link to the next page, and nothing else that would be hidden with it. */
function isNextAlone(child: Element): boolean {
  for (let element = child; !isMarker(element); ) {
    if (isNext(element)) return true
    const [only, ...others] = element.childNodes.filter((node) => !isBlank(node))
    if (!only || others.length > 0 || !isElement(only)) return false
    element = only
  }
  return false
}

/** The place for attributes of an element; undefined where it has a slot, or is not in the markup. */
function attributesAt(element: Element | undefined): number | undefined {
  if (!element || attributesOf(element).has('slot')) return undefined
  const start = element.sourceCodeLocation?.startTag
  return start && start.startOffset + 1 + element.tagName.length
}

/** @param readText Reads the page's texts, where they come in another form. */
export function readChildren(marker: Element, readText: (text: string) => string): FoundChildren {
  const children = marker.childNodes.filter(isElement)
  const nodes = within(marker)
  const texts = nodes.map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : ''))
  const logo = attributesAt(children.find((child) => attributesOf(child).has('data-logo')))
  const next = attributesAt(children.find(isNextAlone))
  return {
    text: readText(texts.join('')).trim(),
    links: nodes
      .filter(isElement)
      .filter(isLink)
      .map((element) => ({ href: readText(attributesOf(element).get('href') ?? ''), rel: relOf(element) })),
    slotAt: { ...(logo !== undefined && { logo }), ...(next !== undefined && { next }) },
  }
}
