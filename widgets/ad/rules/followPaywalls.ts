/** What a paywall's marker says of itself (docs/heights.md): it is on its way, or shows its box, unfolded or as a bar. */
const UP = ['loading', 'full', 'folded']

const isUp = ({ dataset: { widgetState: state, widgetView: view } }: HTMLElement) =>
  state === 'waiting' || state === 'loading' || (state === 'ready' && UP.includes(view ?? 'loading'))

/**
 * Whether a paywall of the page is up (content-features §4: “Banner-bottom ads are not shown when a paywall is on”), now and with each change. One on its way
 * counts, because the banner would have to go again.
 *
 * @param onChange Called with each change.
 */
export function followPaywalls(page: Document, onChange: () => void, signal: AbortSignal): () => boolean {
  const isOn = () => [...page.querySelectorAll<HTMLElement>('[data-widget="paywall"]')].some(isUp)
  let last = isOn()
  const observer = new MutationObserver(() => {
    if (isOn() === last) return
    last = !last
    onChange()
  })
  observer.observe(page.body, {
    attributeFilter: ['data-widget-state', 'data-widget-view'],
    childList: true,
    subtree: true,
  })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  return isOn
}
