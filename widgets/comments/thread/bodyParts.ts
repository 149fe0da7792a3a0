import type { Mention } from '../comments.schema.ts'

/** A piece of a body. Bodies are text: whatever a reader types, these become text nodes. */
export type BodyPart = { kind: 'text' | 'mention'; text: string } | { kind: 'link'; text: string; href: string }

/** No mark of direction is part of an address: it would read as another one. */
const LINK = /https?:\/\/[^\s<>"“”«»\u202a-\u202e\u2066-\u2069]+/gi
/** What ends the sentence, not the address. */
const TRAILING = /[.,;:!?…'’)\]}]+$/

/** A body with at most one empty line in a row, also of signs that cannot be seen, cut into text, links to web addresses and the names of those mentioned. */
export function bodyParts(body: string, mentions: readonly Mention[]): BodyPart[] {
  const text = body.trim().replace(/(\r?\n([^\S\n]|\p{Cf})*){3,}/gu, '\n\n')
  const parts: BodyPart[] = []
  let from = 0
  for (const found of text.matchAll(LINK)) {
    const link = linkOf(found[0])
    if (!link) continue
    parts.push(...mentionParts(text.slice(from, found.index), mentions), link)
    from = found.index + link.text.length
  }
  return [...parts, ...mentionParts(text.slice(from), mentions)]
}

/** Only http and https, with a host of its own and no name and password that could pretend to be one. */
function linkOf(found: string): Extract<BodyPart, { kind: 'link' }> | undefined {
  const text = found.includes('(') ? found.replace(/[.,;:!?…'’]+$/, '') : found.replace(TRAILING, '')
  try {
    const { href, username, password } = new URL(text)
    return username || password ? undefined : { kind: 'link', text, href }
  } catch {
    return undefined
  }
}

/** The longest nick first, so that "@Anna Maria" is not taken for "@Anna". */
function mentionParts(text: string, mentions: readonly Mention[]): BodyPart[] {
  const names = mentions.map(({ nick }) => `@${nick}`).sort((a, b) => b.length - a.length)
  const parts: BodyPart[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = at < from ? undefined : names.find((name) => text.startsWith(name, at))
    if (!name) continue
    if (at > from) parts.push({ kind: 'text', text: text.slice(from, at) })
    parts.push({ kind: 'mention', text: name })
    from = at + name.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}
