import type { Loader } from './createLoader.ts'

/** The attributes that decide which widget a marker is and when it loads. A mounted widget follows its other options itself, because only its schema knows them. */
const attributeFilter = ['data-widget', 'data-lang', 'data-load']

/**
 * Reports changes of the page to the loader with one observer: new markers are tracked, removed ones are unmounted, those that become another widget are
 * mounted again. A marker that moves is removed and added in the same batch, so it is neither.
 */
export function observePage(loader: Loader, pageDocument: Document): MutationObserver {
  const handleRecords = (records: readonly MutationRecord[]) => {
    loader.sweep()
    loader.calls.scan()
    // Only HTML's elements become markers. Added nodes have no name.
    for (const { target, attributeName } of records) if (attributeName) loader.change(target as HTMLElement)
  }
  const observer = new MutationObserver(handleRecords)
  // The document itself and not its root element, which document.open() replaces.
  observer.observe(pageDocument, { childList: true, subtree: true, attributeFilter })
  handleRecords([])
  return observer
}
