import purifier from 'dompurify'
import type { ReactNode } from 'react'
import { bodyElement, bodyOf } from './bodyElement.ts'
import { ADDRESS, ATTRIBUTE, isFollowed, TAGS } from './bodyRules.ts'

/** Sanitized nodes for the engine, so that it can take over what a server has rendered. */
const nodesOf = ({ childNodes }: ParentNode): ReactNode[] =>
  [...childNodes].map((node) =>
    node instanceof Element ? bodyElement(node.localName, node.getAttribute(ATTRIBUTE), nodesOf(node)) : node.nodeValue,
  )

/**
 * Sanitizes a message's HTML. The parser works under its own Trusted Types policy (`dompurify`).
 *
 * @throws When the sanitizer can't work here.
 */
export function sanitizeBody(html: string): ReactNode {
  if (!purifier.isSupported) throw new Error('DOMPurify does not work in this browser')
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [ATTRIBUTE],
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a'))
    if (!isFollowed(link.getAttribute(ATTRIBUTE))) link.replaceWith(...link.childNodes)
  // The texts around an element that has gone become one, as they are when a server's markup is parsed.
  fragment.normalize()
  return bodyOf(nodesOf(fragment))
}
