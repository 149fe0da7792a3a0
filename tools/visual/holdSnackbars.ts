import { rootsOf } from '../../stage/endAnimations.ts'

/** Rests the pointer on the snackbars that a story has ended with: they would be gone before a busy machine has taken all pictures. */
export function holdSnackbars(page: Document): void {
  for (const root of rootsOf(page)) {
    const bars = root.querySelector('[data-quiosc-overlay=snackbar]')?.shadowRoot?.querySelectorAll('.bar') ?? []
    for (const bar of bars) bar.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
  }
}
