import { ownDocument } from '../lib/ownDocument.ts'
import type { Loader } from './createLoader.ts'

/** Any `data-*` except those that the library itself writes. */
const OPTION = /^data-(?!widget-)/

/**
 * Reports changes of the page to the loader with one observer: new markers are tracked, removed ones are unmounted, those whose
 * attributes change are rendered again. A marker that moves is removed and added in the same batch, so it is neither.
 *
 * On the page only nodes and `data-widget` are observed; on a marker all attributes, because any `data-*` may be an option.
 */
export function observePage(loader: Loader, page: Document): MutationObserver {
  const handleRecords = (records: readonly MutationRecord[]) => {
    const changed = new Set<HTMLElement>()
    for (const { target, attributeName } of records) {
      // Only elements have attributes, and data-* ones only HTML's. Added nodes have no name.
      if (attributeName !== null && OPTION.test(attributeName)) changed.add(target as HTMLElement)
    }
    loader.sweep()
    for (const host of ownDocument().querySelectorAll('[data-widget]')) observer.observe(host, { attributes: true })
    loader.calls.scan()
    for (const host of changed) loader.change(host)
  }
  const observer = new MutationObserver(handleRecords)
  // The document itself and not its root element, which document.open() replaces.
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ['data-widget'] })
  handleRecords([])
  return observer
}
