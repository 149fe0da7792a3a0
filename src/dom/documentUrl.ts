/** The page's address. A `srcdoc` frame has none (`about:srcdoc`) and uses that of the page around it, as its links do. */
export const documentUrl = (): string =>
  window.location.protocol === 'about:' ? document.baseURI : window.location.href
