/** Markers that have been scrolled to once. */
const seen = 'data-browsers-seen'

/** See {@link PageTools.showNextMarker}. Widgets that load on a press keep their fallbacks. */
export function showNextMarker(): boolean {
  const next = [...document.querySelectorAll(`[data-widget]:not([data-load=none], [${seen}])`)].find((marker) =>
    marker.checkVisibility(),
  )
  next?.setAttribute(seen, '')
  next?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return next !== undefined
}
