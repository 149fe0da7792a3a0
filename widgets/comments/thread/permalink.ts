import { isId } from '#lib/isId.ts'

const PREFIX = '#comment-'

/** The ids of a comment's ancestors and its own, from the top of its thread: the content of a permalink, where a dot parts them. */
export type CommentPath = readonly string[]

/** The address of one comment below another one's; without it, of a comment of the list. */
export const permalinkBelow = (parent: string | undefined, id: string): string =>
  parent === undefined ? PREFIX + encodeURIComponent(id) : `${parent}.${encodeURIComponent(id)}`

/** Undefined for a URL without a permalink, or with one that is malformed or of what are no ids. */
export function parsePermalink(href: string): CommentPath | undefined {
  const at = href.indexOf(PREFIX)
  if (at < 0) return undefined
  try {
    const path = href
      .slice(at + PREFIX.length)
      .split('.')
      .map(decodeURIComponent)
    return path.every(isId) ? path : undefined
  } catch {
    return undefined
  }
}
