const firstFolder = (path: string) => path.split('/')[1] ?? ''

/**
 * The address at which this page shows a state.
 *
 * @param path The state's: `?token=1`, `/#profile`, `/hemeroteca/2`.
 * @param here The page's own address.
 * @returns Undefined where only another page can: the CMS decides by the path what a page is.
 */
export function placeOf(path: string, here: string): string | undefined {
  const wanted = new URL(path, here)
  const own = new URL(here)
  // With a query or a fragment, the front page's is the catalogue's way to say any page.
  if (path.startsWith('/') && !/^\/[?#]/.test(path)) {
    if (firstFolder(wanted.pathname) !== firstFolder(own.pathname)) return undefined
    own.pathname = wanted.pathname
  }
  own.search = wanted.search
  own.hash = wanted.hash
  return own.href
}
