import { parseUrl } from '#lib/parseUrl.ts'

/** The elements that stay of a message's HTML. Text, emphasis, headings, lists, quotations and links: nothing that loads, submits, styles or runs. */
export const TAGS = [
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

/** The only attribute that stays. */
export const ATTRIBUTE = 'href'

/** Only the web, of any host: a live links to its sources. */
export const ADDRESS = /^(?:https?:\/\/|[/?#])/i

/** Whether a link leads on; else its text stays. A name before the host could be mistaken for it. */
export function isFollowed(href: string | null | undefined): href is string {
  if (!href || !ADDRESS.test(href)) return false
  // The base is for addresses without a host, which have no name before it.
  const url = parseUrl(href, 'https://page.invalid/')
  return url !== undefined && url.username === '' && url.password === ''
}
