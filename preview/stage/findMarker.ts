/** The page's markers of a widget, in the page's order; not those that the library has added, nor those within widgets. */
export const markersOf = (widget: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]:not([data-panel])')].filter(
    ({ dataset, parentElement }) => dataset.widget === widget && !parentElement?.closest('[data-widget]'),
  )

/** @param index From 0. */
export const findMarker = (widget: string, index: number): HTMLElement | undefined => markersOf(widget)[index]
