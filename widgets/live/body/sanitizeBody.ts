import type { ReactNode } from 'react'
import { sanitizeText } from '#kit/dom/sanitizer/sanitizeText.ts'
import { bodyElement, bodyOf } from './bodyElement.ts'
import { ADDRESS, ATTRIBUTE, isFollowed, TAGS } from './bodyRules.ts'

/** Sanitized nodes for the engine, so that it can take over what a server has rendered. */
const nodesOf = ({ childNodes }: ParentNode): ReactNode[] =>
  [...childNodes].map((node) =>
    node instanceof Element ? bodyElement(node.localName, node.getAttribute(ATTRIBUTE), nodesOf(node)) : node.nodeValue,
  )

/**
 * Sanitizes a message's HTML.
 *
 * @throws When the sanitizer can't work here.
 */
export function sanitizeBody(html: string): ReactNode {
  const fragment = sanitizeText(html, { tags: TAGS, attributes: [ATTRIBUTE], address: ADDRESS })
  for (const link of fragment.querySelectorAll('a'))
    if (!isFollowed(link.getAttribute(ATTRIBUTE))) link.replaceWith(...link.childNodes)
  // The texts around an element that has gone become one, as they are when a server's markup is parsed.
  fragment.normalize()
  return bodyOf(nodesOf(fragment))
}
