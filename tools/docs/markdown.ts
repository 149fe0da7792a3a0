/** A cell of a table: what would end it is escaped. */
const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')

/** A table; an empty one is left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Text as code in a line, backticks in it included. */
export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** The blocks of a page as one text, without the empty ones. */
export const joined = (...blocks: readonly (string | false | undefined)[]): string =>
  `${blocks.filter(Boolean).join('\n\n')}\n`
