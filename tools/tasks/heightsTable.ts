export interface MeasuredStory {
  title: string
  name: string
  /** CSS pixels at a window of 390 and of 1280. */
  phone: number
  desktop: number
}

/** The first line of the table; everything from there on is replaced. */
const HEAD = '| widget | state | at 390 | at 1280 |'

export const heightsTable = (stories: readonly MeasuredStory[]): string =>
  [
    HEAD,
    '|---|---|--:|--:|',
    ...stories.map(({ title, name, phone, desktop }) => `| ${title} | ${name} | ${phone} | ${desktop} |`),
    '',
  ].join('\n')

/** Puts the table in place of the one at the document's end, or adds it. */
export function replaceTable(document: string, table: string): string {
  const at = document.indexOf(HEAD)
  return at < 0 ? `${document.trimEnd()}\n\n${table}` : document.slice(0, at) + table
}
