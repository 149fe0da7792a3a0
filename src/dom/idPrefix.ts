/**
 * How the ids of a marker's parts in the page's own DOM begin: the widget's name, and from its second marker on a page the number. `useId` will
 * not do, because on the lite engine it repeats from island to island.
 */
export function idPrefix(host: HTMLElement): string {
  const name = host.dataset.widget ?? ''
  const markers = [...host.ownerDocument.querySelectorAll<HTMLElement>(`[data-widget="${name}"]`)]
  const place = markers.indexOf(host)
  return place > 0 ? `quiosc-${name}-${place + 1}` : `quiosc-${name}`
}
