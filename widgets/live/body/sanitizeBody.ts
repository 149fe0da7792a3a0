import purifier from 'dompurify'

/** Text, emphasis, headings, lists, quotations and links: nothing that loads, submits, styles or runs. */
const TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'cite',
  'del',
  'em',
  'h3',
  'h4',
  'i',
  'li',
  'ol',
  'p',
  's',
  'strong',
  'sub',
  'sup',
  'u',
  'ul',
]

/** Only the web, of any host: a live links to its sources. */
const ADDRESS = /^(?:https?:\/\/|[/?#])/i

/**
 * Sanitizes a message's HTML into nodes. The parser works under its own Trusted Types policy (`dompurify`).
 *
 * @throws When the sanitizer can't work here.
 */
export function sanitizeBody(html: string): DocumentFragment {
  if (!purifier.isSupported) throw new Error('DOMPurify does not work in this browser')
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) {
    // A name before the host could be mistaken for it.
    if (!link.hasAttribute('href') || link.username || link.password) link.replaceWith(...link.childNodes)
    else {
      link.target = '_blank'
      link.rel = 'noopener noreferrer'
    }
  }
  return fragment
}
