import purifier from 'dompurify'
import type { WidgetState } from '#islands/island/widgetState.ts'
import { attributeName } from '#lib/attributeNames.ts'

const BLOCK = ':scope > script[type="application/json"]'

const MATHML = 'http://www.w3.org/1998/Math/MathML'

/** The attributes that a template writes on a marker whatever its options: they stay. */
const kept = ['data-widget', 'data-heading']

const isOption = ({ name }: Attr) => /^data-(?!widget-)/.test(name) && !kept.includes(name)

function writeBlock(host: HTMLElement, block: WidgetState['block']): void {
  host.querySelector(BLOCK)?.remove()
  if (!block) return
  // The library reads whatever is named so. A page's policy may refuse the text of an HTML or SVG script that a script has written.
  const script = document.createElementNS(MATHML, 'script')
  script.setAttribute('type', 'application/json')
  script.textContent = JSON.stringify(block)
  // Browsers that know no MathML show the text until the widget is ready.
  script.style?.setProperty('display', 'none')
  host.prepend(script)
}

/** The markup that a state has in place of the template's; by the sanitizer, because a page's policy may refuse any other way to parse it. */
const markupOf = (html: string) => purifier.sanitize(html, { RETURN_DOM_FRAGMENT: true })

/** Gives a marker the options of a state in place of the template's. @returns A function that gives the marker its own options back, and puts it back where a widget that has closed took it away. */
export function applyState(host: HTMLElement, { options, block, html }: WidgetState): () => void {
  const own = [...host.attributes].filter(isOption).map(({ name, value }) => [name, value] as const)
  const ownBlock = host.querySelector(BLOCK)
  const ownMarkup = [...host.childNodes]
  const place = document.createComment('')
  host.before(place)
  const removeOptions = () => {
    for (const { name } of [...host.attributes].filter(isOption)) host.removeAttribute(name)
  }
  removeOptions()
  for (const [key, value] of Object.entries(options)) host.setAttribute(attributeName(key), value)
  host.dataset.load = 'eager'
  if (html) host.replaceChildren(markupOf(html))
  writeBlock(host, block)
  return () => {
    if (!host.isConnected) place.before(host)
    place.remove()
    removeOptions()
    for (const [name, value] of own) host.setAttribute(name, value)
    if (html) host.replaceChildren(...ownMarkup)
    else host.querySelector(BLOCK)?.remove()
    if (ownBlock) host.prepend(ownBlock)
  }
}
