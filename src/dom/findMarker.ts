/** The page's first marker of a widget for that content. Markers are in the page's own DOM, never in a shadow root. */
export const findMarker = (page: Document, widget: string, contentId: string): HTMLElement | null =>
  page.querySelector(`[data-widget="${CSS.escape(widget)}"][data-content-id="${CSS.escape(contentId)}"]`)
