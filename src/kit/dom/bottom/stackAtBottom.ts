import { ownDocument } from '#lib/ownDocument.ts'

/**
 * Kinds of element at the window's bottom edge, from below. The base is the page's navigation and covers the page; a bar in the flow takes up space of its
 * own; an overlaid bar covers the page; a sheet opens from a bar, and no other bar is stacked on it.
 */
export type BottomKind = 'base' | 'inFlow' | 'bar' | 'sheet'

interface BottomElement {
  host: HTMLElement
  kind: BottomKind
  /** CSS pixels. */
  height: number
}

/** All bottom elements of a page, and the inline styles that the page had before the first one. */
interface BottomElements {
  list: readonly BottomElement[]
  scrollPadding: string
  bodyPadding: string
  /** CSS pixels. */
  ownBodyPadding: number
}

/** No name: an element of the page could have it. */
const BOTTOM: unique symbol = Symbol.for('quiosc.bottom')

declare global {
  interface Document {
    [BOTTOM]?: BottomElements | undefined
  }
}

/** Height of all of them together, set on the page's root: short messages stand above it. */
const STACKED = '--quiosc-stacked'

/** Height of an element above the page's own bar (`--quiosc-bottom`): set on its marker, for its styles. */
const STAND = '--quiosc-stand'

const sum = (list: readonly BottomElement[]) => list.reduce((total, { height }) => total + height, 0)

const order: readonly BottomKind[] = ['base', 'inFlow', 'bar', 'sheet']

function arrange({ documentElement, body }: Document, { list, ...before }: BottomElements): void {
  const of = (kind: BottomKind) => list.filter((element) => element.kind === kind)
  const sorted = order.flatMap(of)
  for (const element of sorted) {
    const below = sorted.slice(0, sorted.indexOf(element)).filter(({ kind }) => kind !== 'sheet')
    element.host.style.setProperty(STAND, `${sum(below)}px`)
  }
  const covered = sum(of('base')) + sum(of('bar')) + Math.max(0, ...of('sheet').map(({ height }) => height))
  const total = covered + sum(of('inFlow'))
  if (total === 0) documentElement.style.removeProperty(STACKED)
  else documentElement.style.setProperty(STACKED, `${total}px`)
  documentElement.style.scrollPaddingBottom =
    total === 0 ? before.scrollPadding : `calc(var(--quiosc-bottom, 0px) + ${total}px)`
  body.style.paddingBottom = covered === 0 ? before.bodyPadding : `${before.ownBodyPadding + covered}px`
}

/**
 * Keeps the page clear of an element at the window's bottom edge: the element is stacked on earlier ones, whatever gets
 * the focus is scrolled clear of them all, and the end of the page can be scrolled out from under them.
 *
 * @param host Its marker.
 * @param element Element to measure; its height may change.
 * @returns Undoes it; several may be undone in any order.
 */
export function stackAtBottom(host: HTMLElement, element: HTMLElement, kind: BottomKind): () => void {
  const pageDocument = host.ownerDocument
  const { documentElement, body } = ownDocument()
  pageDocument[BOTTOM] ??= {
    list: [],
    scrollPadding: documentElement.style.scrollPaddingBottom,
    bodyPadding: body.style.paddingBottom,
    ownBodyPadding: Number.parseFloat(getComputedStyle(body).paddingBottom) || 0,
  }
  const state = pageDocument[BOTTOM]
  const change = (entry: BottomElement | undefined) => {
    const others = state.list.filter((other) => other.host !== host)
    state.list = entry ? [...others, entry] : others
    arrange(ownDocument(), state)
  }
  const measure = () => {
    const known = state.list.find((other) => other.host === host)
    if (!known) return change({ host, kind, height: element.offsetHeight })
    known.height = element.offsetHeight
    arrange(ownDocument(), state)
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => {
    observer.disconnect()
    change(undefined)
    host.style.removeProperty(STAND)
    if (state.list.length === 0) pageDocument[BOTTOM] = undefined
  }
}
