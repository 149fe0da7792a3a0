import { stayOnTop } from '#page/overlays/stayOnTop.ts'

/**
 * Keeps the toolbar within reach: everything outside of an open modal dialog is inert, so it moves into the topmost one. Otherwise it comes first on the page.
 *
 * @param host Of the toolbar.
 * @returns Takes it out of a dialog that is about to go. What this returns gives it its focus again, which a dialog that closes gives to another.
 */
export function followModals(host: HTMLElement): () => () => void {
  // For as long as the page is there.
  const raise = stayOnTop(host, new AbortController().signal, 'prepend')
  raise()
  return () => {
    const focused = host.shadowRoot?.activeElement
    raise(null)
    return () => {
      if (focused instanceof HTMLElement) focused.focus()
    }
  }
}
