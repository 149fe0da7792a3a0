import type { Loader } from './createLoader.ts'

/** Any `data-*` but the one that the library itself writes, which is never a reason to look again. */
const OPTION = /^data-(?!widget-state)/

/**
 * Keeps the loader in step with the page by one observer: markers that appear are taken on, those that are gone are unmounted, those whose
 * attributes change are rendered anew. A marker that moves is removed and added in the same batch, so it is neither.
 *
 * Of the page only its nodes and `data-widget` are watched; of a marker all attributes, because a widget's options are any `data-*`.
 */
export function observePage(loader: Loader, page: Document): MutationObserver {
  const look = (records: readonly MutationRecord[]) => {
    const changed = new Set<HTMLElement>()
    for (const { target, attributeName } of records) {
      // Only elements have attributes, and data-* ones only HTML's.
      if (OPTION.test(attributeName ?? '')) changed.add(target as HTMLElement)
    }
    loader.sweep()
    for (const host of page.querySelectorAll('[data-widget]')) observer.observe(host, { attributes: true })
    loader.calls.scan()
    for (const host of changed) loader.change(host)
  }
  const observer = new MutationObserver(look)
  observer.observe(page.documentElement, { childList: true, subtree: true, attributeFilter: ['data-widget'] })
  look([])
  return observer
}
