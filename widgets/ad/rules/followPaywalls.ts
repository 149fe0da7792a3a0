import { ofTheArticle } from './articlesOf.ts'

/** A paywall's state as its marker says it (docs/heights.md): it is on its way, or shows its box, unfolded or as a bar. */
const UP = ['loading', 'full', 'folded']

const isUp = ({ dataset: { widgetState: state, widgetView: view } }: HTMLElement) =>
  state === 'waiting' || state === 'loading' || (state === 'ready' && UP.includes(view ?? 'loading'))

/** Whether a paywall of the page is up (content-features §4: “Banner-bottom ads are not shown when a paywall is on”). One on its way counts, because the banner would have to go again. */
export const isPaywallUp = (root: ParentNode): boolean =>
  [...root.querySelectorAll<HTMLElement>('[data-widget="paywall"]')].some(isUp)

const isOrHas = (node: Node) =>
  node instanceof Element && (node.matches(ofTheArticle) || node.querySelector(ofTheArticle) !== null)

/** Within one: its JSON block may come late. */
const isAbout = ({ target, type, addedNodes, removedNodes }: MutationRecord) =>
  (target instanceof Element && target.closest(ofTheArticle) !== null) ||
  (type === 'childList' && [...addedNodes, ...removedNodes].some(isOrHas))

/**
 * Follows what the page's paywalls and their article say of themselves.
 *
 * @param isOn Asked at once, and when they change.
 * @param onChange Called with each change of what it says.
 * @returns Its last message.
 */
export function followPaywalls(
  pageDocument: Document,
  isOn: () => boolean,
  onChange: () => void,
  signal: AbortSignal,
): () => boolean {
  let last = isOn()
  const observer = new MutationObserver((records) => {
    if (!records.some(isAbout) || isOn() === last) return
    last = !last
    onChange()
  })
  observer.observe(pageDocument.body, {
    attributeFilter: ['data-widget', 'data-type', 'data-content-id', 'data-widget-state', 'data-widget-view'],
    childList: true,
    subtree: true,
  })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  return () => last
}
