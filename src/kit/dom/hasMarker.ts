import type { WidgetName } from '#lib/site/WidgetName.ts'

/** Whether the page has a marker of one of these widgets. Markers are in the page's own DOM, never in a shadow root. */
export const hasMarker = (pageDocument: Document, ...widgets: readonly WidgetName[]): boolean =>
  pageDocument.querySelector(widgets.map((widget) => `[data-widget="${widget}"]`).join()) !== null
