/** The CMS's link to the list's next page. */
export const findNextLink = (host: HTMLElement): HTMLAnchorElement | null =>
  host.querySelector<HTMLAnchorElement>('a[rel~="next"]')

/** The element that the articles stand in: what the template has marked with `data-list`, else the marker's first child that is neither a JSON block nor around the link. */
export function findList(host: HTMLElement): Element {
  const marked = host.querySelector('[data-list]')
  if (marked) return marked
  const link = findNextLink(host)
  const own = [...host.children].find((child) => !child.matches('script') && !child.contains(link))
  return own ?? host
}

/** Hides the CMS's link while the widget's own stands below the list. Not by `hidden`, which the page's CSS may overrule. @returns Shows it again. */
export function hideNextLink(host: HTMLElement): () => void {
  const link = findNextLink(host)
  link?.style.setProperty('display', 'none', 'important')
  return () => void link?.style.removeProperty('display')
}
