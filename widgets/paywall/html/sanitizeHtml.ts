import { sanitizeText } from '#kit/dom/sanitizer/sanitizeText.ts'

/** Text, emphasis, headings, lists and links: nothing that loads, submits, styles or runs. */
const TAGS = [
  'a',
  'b',
  'br',
  'del',
  'div',
  'em',
  'h3',
  'h4',
  'i',
  'li',
  'ol',
  'p',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'ul',
]

/**
 * Sanitizes external HTML into nodes.
 *
 * @param safe Maps a link's URL to a safe one; undefined when it must not be followed, and the link becomes plain text.
 * @throws When the sanitizer can't work here.
 */
export function sanitizeHtml(html: string, safe: (url: string) => string | undefined): DocumentFragment {
  const fragment = sanitizeText(html, { tags: TAGS, attributes: ['href'] })
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href')
    const address = href ? safe(href) : undefined
    if (address === undefined) link.replaceWith(...link.childNodes)
    else {
      link.href = address
      // Leaves any frame around the page, without access to the opener.
      link.target = '_top'
      link.rel = 'noopener'
    }
  }
  return fragment
}
