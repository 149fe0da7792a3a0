import type { DOMPurify } from 'dompurify'
import { getPurifier } from '#kit/dom/sanitizer/getPurifier.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import type { WidgetName } from '#lib/site/WidgetName.ts'

/** The attribute that remembers a marker's JSON block while it is sanitized. */
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
const inCards: readonly string[] = [
  'save-to-list',
  'follow',
  'comments-count',
  'gift',
  'video',
  'carousel',
  'video-carousel',
  'newsletter-carousel',
  'ad',
] satisfies readonly WidgetName[]

/** The elements that ask a reader for a text, and would send it to whoever has written the markup. */
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

/** The elements that lie over the page: at once, or after a press on a button of the same markup. */
const LAYERS = ['dialog', 'marquee', 'math']
const LAYER_ATTRIBUTES = ['popover', 'popovertarget', 'popovertargetaction', 'command', 'commandfor']

/** With these a drawing covers more than its own place, and a link in it what it covers. */
const SPREADING = ['filter', 'overflow', 'transform']
/** The attributes that would bring them back. */
const ANIMATIONS = ['animate', 'animatemotion', 'animatetransform', 'set']

/**
 * On the page, and in a `<noscript>` that a script of the page makes markup of. A template goes: nothing that looks through the page later looks into one, and
 * its markers come to life where a script copies it.
 */
const FORBIDDEN = {
  FORBID_TAGS: ['style', 'template', ...FORM_PARTS, ...LAYERS, ...ANIMATIONS],
  FORBID_ATTR: ['style', ...LAYER_ATTRIBUTES],
}

/** A list page of articles, and what was taken out of it, in words: `<script>`, `onclick`. */
export interface SanitizedArticles {
  fragment: DocumentFragment
  removed: readonly string[]
}

/** Of DOMPurify's entries what a template's author has written. */
function namesOf(entries: DOMPurify['removed']): string[] {
  const names = entries.flatMap((entry) => {
    if ('attribute' in entry) return entry.attribute?.name ?? []
    return entry.element instanceof Element ? `<${entry.element.localName}>` : []
  })
  return names.filter((name) => name !== PLACE)
}

/** The content of a `<noscript>`, taken out of it: nodes where its parser runs no scripts, else text. In a body, as DOMPurify takes nodes. */
function takeContent(noscript: Element): string | Node {
  const text = noscript.firstElementChild ? undefined : noscript.textContent
  // Of the parser's own document, where nothing loads and no handler runs: it is not sanitized yet.
  const body = noscript.ownerDocument.createElement('body')
  body.append(...noscript.childNodes)
  return text ?? body
}

/** Only a drawing of the page itself: another file's would be loaded, and could run. */
const isOwnDrawing = (use: Element) =>
  [use.getAttribute('href'), use.getAttribute('xlink:href')].every((address) => address === null || /^#./.test(address))

/**
 * Sanitizes a list page of articles into nodes: what a CMS renders, the markers of cards with their options and JSON blocks included, icons of the page's own sprite, and
 * lazy pictures with what stands for them without scripts; nothing that runs, frames, asks for a text, lies over the page, or styles it, which a rule of one element can cover.
 *
 * @param more Widgets whose markers the publisher allows besides (`widgetsInLists`). All others stay as what is in them.
 * @throws When the sanitizer can't work here.
 */
export function sanitizeArticles(html: string, more: readonly string[]): SanitizedArticles {
  const purifier = getPurifier()
  const blocks: string[] = []
  const withoutScripts: (string | Node)[] = []
  const removed: string[] = []
  const isMarker = (node: Node): boolean =>
    node instanceof HTMLElement && [...inCards, ...more].includes(node.dataset.widget ?? '')
  /** The element that is being looked at: a custom element stays only where it is a marker. */
  let current: Node | undefined
  const isBlock = (node: Node) =>
    node instanceof Element && node.localName === 'script' && node.getAttribute('type') === 'application/json'
  // Scripts go, and the text of a marker's JSON block with them: it is taken out before.
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    current = node
    const { textContent } = node
    if (tagName === 'noscript' && node instanceof Element) {
      node.setAttribute(PLACE, String(withoutScripts.push(takeContent(node)) - 1))
      return
    }
    if (tagName !== 'script' || !isBlock(node)) return
    // WordPress wraps it in a `<p>`. The first one counts, as `readOptions` has it.
    const marker = node instanceof Element ? node.closest(`[data-widget]:not([${PLACE}])`) : null
    if (!marker || marker !== node.parentElement?.closest('[data-widget]')) return
    marker.setAttribute(PLACE, String(blocks.push(textContent ?? '') - 1))
  })
  try {
    const fragment = purifier.sanitize(html, {
      ADD_TAGS: ['use', 'noscript'],
      ADD_ATTR: ['target'],
      CUSTOM_ELEMENT_HANDLING: { tagNameCheck: () => current !== undefined && isMarker(current) },
      ...FORBIDDEN,
      RETURN_DOM_FRAGMENT: true,
    })
    // The blocks come back.
    removed.push(...namesOf(purifier.removed.filter((entry) => !('element' in entry && isBlock(entry.element)))))
    for (const use of fragment.querySelectorAll('use')) {
      if (isOwnDrawing(use)) continue
      use.remove()
      removed.push('<use> of another file')
    }
    for (const marker of fragment.querySelectorAll<HTMLElement>('[data-widget]')) {
      if (isMarker(marker)) continue
      removed.push(`the marker of “${marker.dataset.widget}”`)
      marker.removeAttribute('data-widget')
    }
    for (const noscript of fragment.querySelectorAll(`noscript[${PLACE}]`)) {
      const content = withoutScripts[Number(noscript.getAttribute(PLACE))] ?? ''
      noscript.removeAttribute(PLACE)
      // On a page with scripts its content is text, and nothing of it loads: so a browser has it on the page. A script of the page may make it markup.
      noscript.textContent = purifier.sanitize(content, { ...FORBIDDEN, ALLOW_DATA_ATTR: false })
      removed.push(...namesOf(purifier.removed))
    }
    for (const marker of fragment.querySelectorAll(`[${PLACE}]`)) {
      const text = blocks[Number(marker.getAttribute(PLACE))]
      marker.removeAttribute(PLACE)
      if (text !== undefined && marker.hasAttribute('data-widget')) marker.prepend(jsonBlock(text))
    }
    // The library's own words: no list configures it, or has a part of it.
    for (const element of fragment.querySelectorAll('*'))
      for (const name of element.getAttributeNames())
        if (name.startsWith('data-quiosc')) {
          element.removeAttribute(name)
          removed.push(name)
        }
    for (const drawing of fragment.querySelectorAll('svg'))
      for (const name of SPREADING.filter((attribute) => drawing.hasAttribute(attribute))) {
        drawing.removeAttribute(name)
        removed.push(name)
      }
    // Areas of maps and links in drawings, too.
    for (const link of fragment.querySelectorAll('[target]'))
      link.setAttribute('rel', `${link.getAttribute('rel') ?? ''} noopener`.trim())
    return { fragment, removed: [...new Set(removed)] }
  } finally {
    purifier.removeAllHooks()
  }
}
