const rootSize = (pageDocument: Document) => Number.parseFloat(getComputedStyle(pageDocument.documentElement).fontSize)

/** The reader's own text size, in CSS pixels: the browser's setting, which a page's styles do not reach. */
function readersSize(pageDocument: Document): number {
  const probe = pageDocument.createElement('span')
  probe.style.cssText = 'all: initial !important; position: absolute !important'
  pageDocument.documentElement.append(probe)
  const size = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return size
}

/** Sizes the islands by the reader's text size where the page has made its root larger or smaller. The page can still choose: `--quiosc-rem`. */
export function takeTextSize(pageDocument: Document): void {
  const size = readersSize(pageDocument)
  if (size !== rootSize(pageDocument))
    pageDocument.documentElement.style.setProperty('--quiosc-default-rem', `${size}px`)
}
