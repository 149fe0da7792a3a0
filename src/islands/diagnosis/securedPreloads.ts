/** The preloads of the page that say which content a file must have, as the build writes them into `include/`, by the file's address. */
export const securedPreloads = (): ReadonlyMap<string, HTMLLinkElement> =>
  new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][integrity]')].map((link) => [
      link.href.replace(/[?#].*/, ''),
      link,
    ]),
  )
