import purifier from 'dompurify'

/** Where a marker's JSON block is remembered while it is sanitized. */
const PLACE = 'data-quiosc-block'

const MATHML = 'http://www.w3.org/1998/Math/MathML'

/** A JSON block that the library reads and no browser runs. A strict policy refuses the text of an HTML script that a script has written, and not that of MathML's. */
function jsonBlock(text: string): Element {
  const block = document.createElementNS(MATHML, 'script')
  block.setAttribute('type', 'application/json')
  block.textContent = text
  // Browsers that know no MathML would show the text until the widget is ready.
  block.style?.setProperty('display', 'none')
  return block
}

/**
 * Sanitizes a page of articles into nodes: what a CMS renders, its markers with their options and JSON blocks included; nothing that runs, frames or
 * styles the page. The parser works under its own Trusted Types policy (`dompurify`).
 *
 * @throws When the sanitizer can't work here.
 */
export function sanitizeArticles(html: string): DocumentFragment {
  if (!purifier.isSupported) throw new Error('DOMPurify does not work in this browser')
  const blocks: string[] = []
  // Scripts go, and the text of a marker's JSON block with them: it is taken out before.
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    const { parentNode, textContent } = node
    if (tagName !== 'script' || !(node instanceof Element) || !(parentNode instanceof Element)) return
    if (node.getAttribute('type') !== 'application/json' || !parentNode.matches('[data-widget]')) return
    parentNode.setAttribute(PLACE, String(blocks.push(textContent ?? '') - 1))
  })
  try {
    const fragment = purifier.sanitize(html, {
      ADD_ATTR: ['target'],
      FORBID_TAGS: ['style'],
      RETURN_DOM_FRAGMENT: true,
    })
    for (const marker of fragment.querySelectorAll(`[${PLACE}]`)) {
      const text = blocks[Number(marker.getAttribute(PLACE))]
      marker.removeAttribute(PLACE)
      if (text !== undefined) marker.prepend(jsonBlock(text))
    }
    for (const link of fragment.querySelectorAll<HTMLAnchorElement>('a[target]')) link.relList.add('noopener')
    return fragment
  } finally {
    purifier.removeAllHooks()
  }
}
