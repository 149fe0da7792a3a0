/** The preloads of the page that say which content a file must have, as the build writes them into `include/`. */
export const securedPreloads = (): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][integrity]'),
]
