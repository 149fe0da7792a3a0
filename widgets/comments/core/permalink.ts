const PREFIX = '#comment-'

/** The ids of a comment's ancestors and its own, from the top of its thread: the content of a permalink. */
export type CommentPath = readonly string[]

/** The dot parts the ids, so an id's own is escaped too. */
const escapeId = (id: string) => encodeURIComponent(id).replaceAll('.', '%2E')

/** The address of one comment below another one's; without it, of a comment of the list. */
export const permalinkBelow = (parent: string | undefined, id: string): string =>
  parent === undefined ? PREFIX + escapeId(id) : `${parent}.${escapeId(id)}`

/** Undefined for a URL without a permalink, or with a malformed one. */
export function parsePermalink(href: string): CommentPath | undefined {
  const at = href.indexOf(PREFIX)
  if (at < 0) return undefined
  try {
    const path = href
      .slice(at + PREFIX.length)
      .split('.')
      .map(decodeURIComponent)
    return path.every(Boolean) ? path : undefined
  } catch {
    return undefined
  }
}
