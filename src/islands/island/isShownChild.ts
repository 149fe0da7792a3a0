/** Whether a marker's own child, or what is in it, is still shown by the widget: in a slot of its view. */
export function isShownChild(element: Element, host: HTMLElement): boolean {
  let child: Element | null = element
  while (child && child.parentElement !== host) child = child.parentElement
  return Boolean(child?.assignedSlot)
}
