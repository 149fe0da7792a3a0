import type { Contract } from './Contract.ts'

/** The document whose table lists the parts of all widgets. */
export const THEMING_FILE = 'docs/theming.md'

const HEAD = '| widget | parts |\n|---|---|\n'

const row = (name: string, parts: readonly string[]) => `| ${name} | ${parts.map((part) => `\`${part}\``).join(', ')} |`

/** The document with the rows of its table of parts as the contract has them. @throws If it has no such table. */
export function withPartsTable(document: string, { parts, widgets }: Contract): string {
  const start = document.indexOf(HEAD)
  if (start < 0) throw new Error(`${THEMING_FILE} has no table of parts.`)
  const rows = Object.entries(widgets).flatMap(([name, widget]) =>
    widget.parts.length > 0 ? [row(`\`${name}\``, widget.parts)] : [],
  )
  const after = document.slice(start + HEAD.length).replace(/^(?:\|.*\n?)*/, '')
  return `${document.slice(0, start)}${HEAD}${[row('all', parts), ...rows].join('\n')}\n${after}`
}
