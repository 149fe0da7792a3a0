import type { Loader } from './createLoader.ts'

/** Written by the library itself; never a reason to look again. */
const OWN = 'data-widget-state'

/**
 * Keeps the loader in step with the page by one observer: markers that appear are taken on, those that are gone are unmounted, those whose
 * attributes change are rendered anew. A marker that moves is removed and added in the same batch, so it is neither.
 *
 * Of the page only its nodes and `data-widget` are watched; of a marker all attributes, because a widget's options are any `data-*`.
 */
export function observePage(loader: Loader, page: Document): MutationObserver {
  const watch = (root: ParentNode) => {
    for (const host of root.querySelectorAll('[data-widget]')) observer.observe(host, { attributes: true })
  }
  const observer = new MutationObserver((records) => {
    const changed = new Set<HTMLElement>()
    for (const { target, attributeName } of records) {
      // Only elements have attributes, and data-* ones only HTML's.
      if (attributeName !== OWN && attributeName?.startsWith('data-')) changed.add(target as HTMLElement)
    }
    loader.sweep()
    watch(page)
    loader.scan(page)
    for (const host of changed) loader.change(host)
  })
  observer.observe(page.documentElement, { childList: true, subtree: true, attributeFilter: ['data-widget'] })
  watch(page)
  return observer
}
