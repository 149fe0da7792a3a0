/** In the page: what shows that something is on its way. */
export function isBusy(): string | undefined {
  const selector = '[data-widget-state=loading],[aria-busy=true],[data-busy]'
  const search = (root: Document | ShadowRoot): Element | undefined => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(selector) && element.checkVisibility()) return element
      const inner = element.shadowRoot && search(element.shadowRoot)
      if (inner) return inner
    }
    return undefined
  }
  const found = search(document)
  if (!found) return undefined
  const root = found.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : found
  return `${host instanceof HTMLElement ? host.dataset.widget : ''}: ${found.outerHTML.slice(0, 120)}`
}
