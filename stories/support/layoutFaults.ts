import axe from 'axe-core'
import { rootsOf } from '#stage/endAnimations.ts'

/** CSS pixels that rounding may make. */
const SLACK = 1

/** The element around another one, out of its shadow root too. */
const parentOf = (element: Element): Element | null => {
  if (element.assignedSlot) return element.assignedSlot
  const root = element.getRootNode()
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

/** Whether an element is fixed to the window or above the page: nothing around it clips it. */
const isAbovePage = (element: Element): boolean =>
  element.matches(':modal, :popover-open') || getComputedStyle(element).position === 'fixed'

/** An element and the boxes around it, from the inside out, as far as they can clip it. */
function* boxesAround(element: Element): Generator<Element> {
  for (let box: Element | null = element; box && box !== document.body; box = parentOf(box)) {
    yield box
    if (isAbovePage(box)) return
  }
}

/** For screen readers alone, or cut to a point on purpose. */
const isUnseen = (element: Element): boolean => {
  for (const box of boxesAround(element))
    if (getComputedStyle(box).clipPath !== 'none' || box.clientWidth === 1) return true
  return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

const nameOf = (element: Element): string => {
  const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? ''
  return `${[element.localName, ...element.classList].join('.')} “${text}”`
}

interface Words {
  element: Element
  boxes: readonly DOMRect[]
}

/** All texts on the page that are seen, with the boxes of their lines. */
function* wordsOf(pageDocument: Document): Generator<Words> {
  for (const root of rootsOf(pageDocument)) {
    const texts = pageDocument.createTreeWalker(root === pageDocument ? pageDocument.body : root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode } = texts
      const element = currentNode.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined)
      if (!element || !currentNode.textContent?.trim() || isUnseen(element)) continue
      const range = pageDocument.createRange()
      range.selectNodeContents(currentNode)
      yield { element, boxes: [...range.getClientRects()].filter(({ width }) => width > SLACK) }
    }
  }
}

/** The effect of a box on content larger than itself, in one direction. */
function clipOf(box: Element, overflow: 'overflowX' | 'overflowY'): 'shows' | 'scrolls' | 'shortens' | 'cuts' {
  // A carousel moves what is in it.
  if (box.matches('.q-viewport')) return 'scrolls'
  const style = getComputedStyle(box)
  if (style[overflow] === 'visible') return 'shows'
  if (style[overflow] === 'auto' || style[overflow] === 'scroll') return 'scrolls'
  return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' ? 'shortens' : 'cuts'
}

/** The nearest box that does not show all that is in it. */
function cuts({ element, boxes }: Words, overflow: 'overflowX' | 'overflowY'): Element | undefined {
  for (const box of boxesAround(element)) {
    const clip = clipOf(box, overflow)
    if (clip === 'scrolls' || clip === 'shortens') return undefined
    if (clip === 'shows') continue
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const isCut = boxes.some((line) => {
      const middle = (line.top + line.bottom) / 2
      return overflow === 'overflowX'
        ? line.left < left - SLACK || line.right > right + SLACK
        : middle < top || middle > bottom
    })
    if (isCut) return box
  }
  return undefined
}

const cutWords = (words: Words) => {
  const box = cuts(words, 'overflowX') ?? cuts(words, 'overflowY')
  return box ? [`cut: ${nameOf(words.element)} by ${nameOf(box)}`] : []
}

function outerWords({ element, boxes }: Words): string[] {
  for (const box of boxesAround(element)) if (clipOf(box, 'overflowX') !== 'shows') return []
  return boxes.some(({ left, right }) => left < -SLACK || right > innerWidth + SLACK)
    ? [`outside the window: ${nameOf(element)}`]
    : []
}

/** Words that stand out of the box that they are in, over what is beside it. */
function looseWords({ element, boxes }: Words): string[] {
  for (const box of boxesAround(element)) {
    const parent = parentOf(box)
    if ([box, parent].some((around) => around && clipOf(around, 'overflowX') !== 'shows')) return []
    const { display, position } = getComputedStyle(box)
    if (display === 'contents' || display === 'inline') continue
    const { left, right } = box.getBoundingClientRect()
    if (boxes.some((line) => line.left < left - SLACK || line.right > right + SLACK))
      return [`sticks out: ${nameOf(element)} of ${nameOf(box)}`]
    if (position === 'absolute') return []
  }
  return []
}

const isOutside = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  // A dialog or a popover has to be reached without scrolling the page.
  if (element.matches(':modal, :popover-open') && (top < -SLACK || bottom > innerHeight + SLACK)) return true
  return left < -SLACK || right > innerWidth + SLACK
}

/** Whether a box around an element has it out of sight until it is moved there. */
const isKept = (element: Element): boolean => {
  const parent = parentOf(element)
  if (!parent || isAbovePage(element)) return false
  return [...boxesAround(parent)].some((box) => clipOf(box, 'overflowX') !== 'shows')
}

/** Controls, pictures, and what opens over the page, as far as they are seen. */
const outerBoxes = (pageDocument: Document): string[] =>
  [...rootsOf(pageDocument)]
    .flatMap((root) => [...root.querySelectorAll('a, button, input, select, textarea, img, svg, [popover], dialog')])
    .filter((element) => element.getClientRects().length > 0 && isOutside(element))
    .filter((element) => !isUnseen(element) && !isKept(element))
    .map((element) => `outside the window: ${nameOf(element)}`)

async function smallTargets(pageDocument: Document): Promise<string[]> {
  const { violations } = await axe.run(pageDocument.body, { runOnly: ['target-size'], resultTypes: ['violations'] })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `small target: ${html.slice(0, 160)} ${any.map(({ message }) => message).join()}`),
  )
}

/** The faults that a wide font may cause: targets under 24 px by axe's rule, and elements outside the window, cut, or over their neighbours. */
export async function layoutFaults(pageDocument: Document): Promise<string[]> {
  const words = [...wordsOf(pageDocument)]
  const { scrollWidth } = pageDocument.documentElement
  return [
    ...(scrollWidth > innerWidth ? [`the page scrolls sideways: ${scrollWidth} px`] : []),
    ...words.flatMap(outerWords),
    ...words.flatMap(cutWords),
    ...words.flatMap(looseWords),
    ...outerBoxes(pageDocument),
    ...(await smallTargets(pageDocument)),
  ]
}
