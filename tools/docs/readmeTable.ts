import { attributeName } from '#lib/attributeNames.ts'
import { code } from './markdown.ts'
import { isInBlock } from './optionRows.ts'
import { ownOptions, type WidgetOptions } from './widgetOptions.ts'

/** The document with the table of widgets. */
export const readmePath = 'README.md'

const HEAD = '| widget | options | what it is |\n|---|---|---|\n'

/** The comment of `<widget>.widget.ts`: what it is, and its options in words, where there is more to say than their names. */
const COMMENT = /\/\*\*(?:\n \*)? (.+)\.(?:\n \*\n \* Options: (.+)\.\n|\n)? \*\/\nexport const /

const lowered = (text: string) => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `data-layout`, a JSON block with `title` and `cards`. */
function namesOf(widget: WidgetOptions): string {
  const own = ownOptions(widget)
  const attributes = own.filter(([, option]) => !isInBlock(option)).map(([name]) => code(attributeName(name)))
  const fields = own.filter(([, option]) => isInBlock(option)).map(([name]) => code(name))
  return [...attributes, ...(fields.length > 0 ? [`a JSON block with ${listed.format(fields)}`] : [])].join(', ')
}

/**
 * The README with a row for each widget.
 *
 * @param widgets The options of all widgets, sorted by name.
 * @param textOf The text of a widget's `<widget>.widget.ts`.
 * @throws For a file without the comment that becomes its row, and for a document without the table.
 */
export function withWidgetTable(
  readme: string,
  widgets: readonly WidgetOptions[],
  textOf: (widget: string) => string,
): string {
  const start = readme.indexOf(HEAD) + HEAD.length
  const end = readme.indexOf('\n\n', start)
  if (start < HEAD.length || end < 0) throw new Error(`${readmePath} has no table of widgets.`)
  const rows = widgets.map((options) => {
    const { widget } = options
    const [, what, inWords] = COMMENT.exec(textOf(widget)) ?? []
    if (!what) throw new Error(`widgets/${widget}/${widget}.widget.ts has no comment with what it is, in one sentence.`)
    return `| [\`${widget}\`](docs/widgets/${widget}.md) | ${inWords ?? namesOf(options)} | ${lowered(what)} |`
  })
  return readme.slice(0, start) + rows.join('\n') + readme.slice(end)
}
