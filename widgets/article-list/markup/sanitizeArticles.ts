import purifier from 'dompurify'
import { ownDocument } from '../../../src/lib/ownDocument.ts'

/** Where a marker's JSON block is remembered while it is sanitized. */
const PLACE = 'data-quiosc-block'

const MATHML = 'http://www.w3.org/1998/Math/MathML'

/** A JSON block that the library reads and no browser runs. A strict policy refuses the text of an HTML script that a script has written, and not that of MathML's. */
function jsonBlock(text: string): Element {
  const block = ownDocument().createElementNS(MATHML, 'script')
  block.setAttribute('type', 'application/json')
  block.textContent = text
  // Browsers that know no MathML would show the text until the widget is ready.
  block.style?.setProperty('display', 'none')
  return block
}

/** The widgets that cards have. Any other would do more than show an article: a shell has a service worker, a profile leads where its options say. */
const inCards = [
  'save-to-list',
  'follow',
  'comments-count',
  'gift',
  'video',
  'carousel',
  'video-carousel',
  'newsletter-carousel',
  'ad',
]

/** What asks a reader for a text, and would send it to whoever has written the markup. */
const FORM_PARTS = [
  'form',
  'input',
  'textarea',
  'select',
  'option',
  'datalist',
  'output',
  'fieldset',
  'legend',
  'label',
]

/** What lies over the page: at once, or after a press on a button of the same markup. */
const LAYERS = ['dialog', 'marquee', 'math']
const LAYER_ATTRIBUTES = ['popover', 'popovertarget', 'popovertargetaction', 'command', 'commandfor']

/** With these a drawing covers more than its own place, and a link in it what it covers. */
const SPREADING = ['filter', 'overflow', 'transform']

/**
 * Sanitizes a page of articles into nodes: what a CMS renders, the markers of cards with their options and JSON blocks included; nothing that runs, frames,
 * asks for a text, lies over the page, or styles it, which a rule of one element can cover. The parser works under its own Trusted Types policy (`dompurify`).
 *
 * @param more Widgets whose markers the publisher allows besides (`widgetsInLists`). All others stay as what is in them.
 * @throws When the sanitizer can't work here.
 */
export function sanitizeArticles(html: string, more: readonly string[]): DocumentFragment {
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
      FORBID_TAGS: ['style', ...FORM_PARTS, ...LAYERS],
      FORBID_ATTR: ['style', ...LAYER_ATTRIBUTES],
      RETURN_DOM_FRAGMENT: true,
    })
    for (const marker of fragment.querySelectorAll<HTMLElement>('[data-widget]')) {
      const { widget = '' } = marker.dataset
      if (!inCards.includes(widget) && !more.includes(widget)) marker.removeAttribute('data-widget')
    }
    for (const marker of fragment.querySelectorAll(`[${PLACE}]`)) {
      const text = blocks[Number(marker.getAttribute(PLACE))]
      marker.removeAttribute(PLACE)
      if (text !== undefined && marker.hasAttribute('data-widget')) marker.prepend(jsonBlock(text))
    }
    for (const drawing of fragment.querySelectorAll('svg')) for (const name of SPREADING) drawing.removeAttribute(name)
    // Areas of maps and links in drawings, too.
    for (const link of fragment.querySelectorAll('[target]'))
      link.setAttribute('rel', `${link.getAttribute('rel') ?? ''} noopener`.trim())
    return fragment
  } finally {
    purifier.removeAllHooks()
  }
}
