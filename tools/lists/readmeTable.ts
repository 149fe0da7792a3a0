/** The document with the table of widgets. */
export const readmePath = 'README.md'

const HEAD = '| widget | options | what it is |\n|---|---|---|\n'

/** The comment of `<widget>.widget.ts`: what it is, and its options. */
const COMMENT = /\/\*\*\n \* (.+)\.\n \*\n \* Options: (.+)\.\n \*\/\nexport const /

const lowered = (text: string) => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

/**
 * The README with a row for each widget.
 *
 * @param widgets The text of each `<widget>.widget.ts` by the widget's name, sorted.
 * @throws For a file without the comment that becomes its row, and for a document without the table.
 */
export function withWidgetTable(readme: string, widgets: ReadonlyMap<string, string>): string {
  const start = readme.indexOf(HEAD) + HEAD.length
  const end = readme.indexOf('\n\n', start)
  if (start < HEAD.length || end < 0) throw new Error(`${readmePath} has no table of widgets.`)
  const rows = [...widgets].map(([widget, text]) => {
    const [, what, options] = COMMENT.exec(text) ?? []
    if (!what || !options)
      throw new Error(`widgets/${widget}/${widget}.widget.ts has no comment with what it is, and a line “Options: ….”`)
    return `| [\`${widget}\`](docs/widgets/${widget}.md) | ${options} | ${lowered(what)} |`
  })
  return readme.slice(0, start) + rows.join('\n') + readme.slice(end)
}
