/** A text of an address or a cookie without its escapes. With broken ones, or a literal %, it stays as it is. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
