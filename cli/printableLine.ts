/**
 * A text as one line that only says something: whatever comes from a template, a page, a server or a file's name passes through here before it is printed.
 * It moves no cursor, breaks and turns no line, and neither GitHub (`::error`, `##[error]`) nor Azure or TeamCity (`##vso[…]`) takes it for a command.
 */
export const printableLine = (text: string): string =>
  text
    // Words stay apart.
    .replace(/\r\n|[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    // Only now, as a control character may have stood between the two.
    .replace(/^(\s*):(?=:)/, '$1: ')
    .replace(/##(?=\w*\[)/g, '# #')

/** Lines as a stream takes them. */
export const printableText = (lines: readonly string[]): string =>
  lines.map((line) => `${printableLine(line)}\n`).join('')
