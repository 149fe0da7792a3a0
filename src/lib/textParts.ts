/** A piece of what a reader wrote. Whatever they type, these become text nodes. */
export type TextPart = { kind: 'text' | 'mention'; text: string } | { kind: 'link'; text: string; href: string }

/** No mark of direction is part of an address: it would read as another one. */
const LINK = /https?:\/\/[^\s<>"“”«»\u202a-\u202e\u2066-\u2069]+/gi
/** The marks that end the sentence, not the address; from its beginning only, or a million points would be tried from each of them. */
const TRAILING = /(?<![.,;:!?…'’)\]}])[.,;:!?…'’)\]}]+$/

/** One class for what cannot be seen: in two of them, a character that is in both could be read in two ways, and a text of n such characters in 2ⁿ. */
const EMPTY_LINES = /(?:\r?\n(?:(?!\n)[\s\p{Cf}])*){3,}/gu

/**
 * A reader's text with at most one empty line in a row, also of invisible characters, split into text, links and mentions.
 *
 * @param nicks The readers that the text names, each with an "@" before it.
 */
export function textParts(written: string, nicks: readonly string[]): TextPart[] {
  const trimmed = written.trim()
  // Most comments are of one line.
  const text = trimmed.includes('\n') ? trimmed.replace(EMPTY_LINES, '\n\n') : trimmed
  const parts: TextPart[] = []
  let from = 0
  for (const found of text.matchAll(LINK)) {
    const link = linkOf(found[0])
    if (!link) continue
    parts.push(...mentionParts(text.slice(from, found.index), nicks), link)
    from = found.index + link.text.length
  }
  return [...parts, ...mentionParts(text.slice(from), nicks)]
}

/** Only http and https with a host, and without credentials, which could be mistaken for one. */
function linkOf(found: string): Extract<TextPart, { kind: 'link' }> | undefined {
  const text = found.includes('(') ? found.replace(/(?<![.,;:!?…'’])[.,;:!?…'’]+$/, '') : found.replace(TRAILING, '')
  try {
    const { href, username, password } = new URL(text)
    return username || password ? undefined : { kind: 'link', text, href }
  } catch {
    return undefined
  }
}

/** The longest nick first, so that "@Anna Maria" is not taken for "@Anna". */
function mentionParts(text: string, nicks: readonly string[]): TextPart[] {
  const names = nicks.map((nick) => `@${nick}`).sort((a, b) => b.length - a.length)
  const parts: TextPart[] = []
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
