/**
 * The texts that the widgets of a page show or have screen readers say. Left out is what others write: a fallback, what stands in another language than the page's
 * (`lang=""`: readers' texts), and what a picture shows. It refers to nothing but itself, so that a test can run it in another browser's page.
 */
export function shownTexts(root: Document | ShadowRoot): string[] {
  const parts = [...root.querySelectorAll<HTMLElement>('.island, .island *')].filter(
    (part) => !part.closest('[lang=""]'),
  )
  const shown = parts.flatMap((part) => [
    ...[...part.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [])),
    ...['aria-label', 'aria-description', 'placeholder', 'title'].map((name) => part.getAttribute(name) ?? ''),
    part instanceof HTMLInputElement ? part.value : '',
  ])
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? shownTexts(shadowRoot) : []))
  return [...shown.filter((text) => text.trim()), ...inside]
}
