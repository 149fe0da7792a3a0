/** The elements that a reader can interact with. */
const parts = 'button:not([disabled]),a[href],input:not([disabled]),textarea,select,summary,[tabindex="0"]'

/** Focused instead, and not pressed, in widgets whose first control must not be pressed automatically: it shares, buys or sends. */
const focusTarget = '[data-autofocus]'

export interface FirstPart {
  element: HTMLElement
  /** A press on the fallback may press it. */
  pressable: boolean
}

/** The element that takes over the fallback's focus: the first interactive one, also of a form in the light DOM. */
export function firstPart(root: ShadowRoot): FirstPart | undefined {
  const wanted = root.querySelector<HTMLElement>(focusTarget)
  if (wanted) return { element: wanted, pressable: false }
  for (const found of root.querySelectorAll<HTMLElement>(`${parts},slot[name]`)) {
    const inner = found instanceof HTMLSlotElement ? inSlot(found) : found
    if (inner) return { element: inner, pressable: inner.matches('button,a,summary') }
  }
  return undefined
}

const inSlot = (slot: HTMLSlotElement) => slot.assignedElements()[0]?.querySelector<HTMLElement>(parts)
