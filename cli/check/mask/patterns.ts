const escapeForPattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** A text in quotes, as template languages write it. A lone apostrophe does not begin one that spans lines. */
const quoted = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`

/** A pair of brackets with others in it, some levels deep. */
const nested = (open: string, close: string, levels = 4): string => {
  const [begin, end] = [escapeForPattern(open), escapeForPattern(close)]
  const inner = levels > 0 ? `${nested(open, close, levels - 1)}|` : ''
  return `${begin}(?:${quoted}|${inner}[^"'${begin}${end}])*${end}`
}

/** From one delimiter to the next, whatever is between them. */
export const upTo = (open: string, close: string): string =>
  `${escapeForPattern(open)}[\\s\\S]*?${escapeForPattern(close)}`

/** The same in a language whose texts and braces may contain the closing delimiter; where they are not balanced, up to the next one. */
export const upToOutside = (open: string, close: string): string =>
  `${escapeForPattern(open)}(?:${quoted}|${nested('{', '}', 2)}|(?!${escapeForPattern(close)})[^"'{])*${escapeForPattern(close)}|${upTo(open, close)}`

/** The arguments of a Blade directive. */
export const parentheses = nested('(', ')')

/** A tag of a JSP library, such as `<c:if test="${a}">`, with its attributes. */
export const libraryTag = String.raw`</?[A-Za-z]\w*:[\w.-]+(?:"[^"]*"|'[^']*'|[^"'<>])*>`
