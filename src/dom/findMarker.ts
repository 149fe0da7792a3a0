/** The page's first marker of a widget for that content. Markers stand on the page itself: none is inside a shadow root. */
export const findMarker = (page: Document, widget: string, contentId: string): HTMLElement | null =>
  page.querySelector(`[data-widget="${CSS.escape(widget)}"][data-content-id="${CSS.escape(contentId)}"]`)
