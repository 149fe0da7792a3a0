/**
 * The characters of a nick that nobody sees: bidirectional controls, which would reorder the text around it, zero-width characters, line breaks, and the blanks that count as letters.
 * Joiners stay, as emoji and the letters of some scripts need them.
 */
const UNSEEN =
  /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])(?:\p{Cf}|\p{Cc}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0)/gu

/** Blanks and joiners at both ends. It looks for an end where a run begins, and not at each of its letters. */
const AROUND = /^[\s\u200c-\u200d]+|(?<![\s\u200c-\u200d])[\s\u200c-\u200d]+$/g

/** Nicks are cut at 20 characters (content-features §9). Empty for one in which nothing can be seen. */
export const shownNick = (nick: string): string => {
  const plain = nick.replace(UNSEEN, '').replace(AROUND, '')
  if (plain.length <= 20) return plain
  const characters = [...plain]
  return characters.length > 20 ? `${characters.slice(0, 20).join('').trimEnd()}…` : plain
}

/** Over 7 characters a nick gets the style for long names (content-features §9). */
export const isLongNick = (nick: string): boolean => [...nick].length > 7
