import { act } from './act.ts'

/** Moves one finger across the screen, from the middle of an element. */
export function swipe(on: Element, x: number, y: number, pointerType = 'touch'): void {
  const { left, top, width, height } = on.getBoundingClientRect()
  const at = { clientX: left + width / 2, clientY: top + height / 2 }
  const finger = { pointerType, pointerId: 7, isPrimary: true, bubbles: true, cancelable: true, composed: true }
  act(() => {
    on.dispatchEvent(new PointerEvent('pointerdown', { ...finger, ...at }))
    on.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: at.clientX + x, clientY: at.clientY + y }))
  })
}
