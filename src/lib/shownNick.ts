/** Nicks are cut at 20 characters (content-features §9); bidirectional controls would reorder the text around them. */
export const shownNick = (nick: string): string => {
  const plain = nick.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  if (plain.length <= 20) return plain
  const characters = [...plain]
  return characters.length > 20 ? `${characters.slice(0, 20).join('').trimEnd()}…` : plain
}

/** Over 7 characters a nick gets the style for long names (content-features §9). */
export const isLongNick = (nick: string): boolean => [...nick].length > 7
