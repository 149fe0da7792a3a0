/** The CMS's link to the next list page; not one of another marker in this one. */
export const findNextLink = (host: HTMLElement): HTMLAnchorElement | undefined =>
  [...host.querySelectorAll<HTMLAnchorElement>('a[rel~="next"][href]')].find((link) => {
    const marker = link.closest('[data-widget]')
    return marker === host || !host.contains(marker)
  })

/** The element that the articles stand in: what the template has marked with `data-list`, else the marker's first child that is neither a JSON block, nor a view that an old browser has not unpacked, nor around the link. */
export function findList(host: HTMLElement): Element {
  const marked = host.querySelector('[data-list]')
  if (marked) return marked
  const link = findNextLink(host)
  const own = [...host.children].find((child) => !child.matches('script,template') && !(link && child.contains(link)))
  return own ?? host
}

/** Hides the CMS's link while the widget's own stands below the list. Not by `hidden`, which the page's CSS may overrule. @returns Shows it again, also where a server has hidden it. */
export function hideNextLink(host: HTMLElement): () => void {
  const link = findNextLink(host)
  link?.style.setProperty('display', 'none', 'important')
  return () => {
    link?.style.removeProperty('display')
    // A server hides it by a slot that its view does not have.
    host.querySelector(':scope > [slot=next]')?.removeAttribute('slot')
  }
}
