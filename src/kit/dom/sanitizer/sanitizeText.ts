import type { Config } from 'dompurify'
import { getPurifier } from './getPurifier.ts'

/** The elements and attributes that stay of HTML from outside. */
export interface TextRules {
  tags: string[]
  attributes: string[]
  /** The form of addresses that stay; without it DOMPurify's own. */
  address?: RegExp
}

/**
 * Sanitizes a text in HTML from outside into nodes.
 *
 * @throws When the sanitizer can't work here.
 */
export function sanitizeText(html: string, { tags, attributes, address }: TextRules): DocumentFragment {
  const rules: Config = {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ...(address && { ALLOWED_URI_REGEXP: address }),
  }
  return getPurifier().sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true })
}
