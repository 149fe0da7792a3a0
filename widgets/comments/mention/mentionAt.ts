/** A mention being typed: the index of its "@", and the text from there to the caret. */
export interface MentionStart {
  at: number
  query: string
}

/** An "@" at the start of a word, also after an elision (“d’@anna”), with at least two letters or digits after it. */
const TYPED = /(?:^|[\s(¿¡«“"'’])@([\p{L}\p{N}_.-]{2,20})$/u

export function mentionAt(text: string, caret: number): MentionStart | undefined {
  const query = TYPED.exec(text.slice(0, caret))?.[1]
  return query === undefined ? undefined : { at: caret - query.length - 1, query }
}

/** The text with the nick in place of the typed letters, and the new caret position. */
export function withMention(text: string, { at, query }: MentionStart, nick: string): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${nick} `
  return { text: before + text.slice(at + query.length + 1).replace(/^ /, ''), caret: before.length }
}
