/** Shows where a marker is on the page, as long as an editor points at its entry. */
export function outlineMarker(element: HTMLElement, isOutlined: boolean): void {
  const { style } = element
  // Through the style object, which a page's policy allows.
  style.outline = isOutlined ? '3px solid #d9480f' : ''
  style.outlineOffset = isOutlined ? '2px' : ''
  // One that waits would load when the page scrolls to it, and not say any more why it waits.
  if (isOutlined && element.dataset.widgetState !== 'waiting') element.scrollIntoView({ block: 'nearest' })
}
