const rootSize = (page: Document) => Number.parseFloat(getComputedStyle(page.documentElement).fontSize)

/** The reader's own text size, in CSS pixels: the browser's setting, which a page's styles do not reach. */
function readersSize(page: Document): number {
  const probe = page.createElement('span')
  probe.style.cssText = 'all: initial !important; position: absolute !important'
  page.documentElement.append(probe)
  const size = Number.parseFloat(getComputedStyle(probe).fontSize)
  probe.remove()
  return size
}

/** Sizes the islands by the reader's text size where the page has made its root larger or smaller. The page can still choose: `--quiosc-rem`. */
export function takeTextSize(page: Document): void {
  const size = readersSize(page)
  if (size !== rootSize(page)) page.documentElement.style.setProperty('--quiosc-default-rem', `${size}px`)
}
