import { readFileSync } from 'node:fs'
import { attributeName } from '#lib/attributeNames.ts'
import type { Option } from '../contract/describeOptions.ts'
import { readContract } from '../contract/readContract.ts'
import { isInBlock } from '../docs/optionRows.ts'
import { readmePath, withWidgetTable } from '../docs/readmeTable.ts'
import { undescribed } from '../docs/undescribed.ts'
import { ownOptions, type WidgetOptions, widgetOptions } from '../docs/widgetOptions.ts'
import { type Finding, lineAt, type Source } from './source.ts'

/** The options in words, in the comment of `<widget>.widget.ts`: the README's table shows them in place of the schema's names. */
const SENTENCE = /^ \* Options: (.+)\.$/m

/** A sentence that names the main options and leaves the others to the widget's page. */
const GOES_ON = /, …$/

/** Options without a doc comment, and those of a widget's `Options:` that its schema does not have, or has besides. */
export function optionFindingsOf(of: WidgetOptions, file: Source | undefined): Finding[] {
  const { widget, options, docs } = of
  const schema = `widgets/${widget}/${widget}.schema.ts`
  const silent = undescribed(options, docs).map((name) => ({
    path: schema,
    problem: `has no doc comment at the option ${name}: the widget’s page shows it`,
  }))
  const sentence = file && SENTENCE.exec(file.text)
  if (!sentence) return silent
  const [, listed = ''] = sentence
  const at = { path: file.path, line: lineAt(file.text, sentence.index) }
  const named = [...listed.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
  const words = ([name, option]: [string, Option]) => [name, ...(isInBlock(option) ? [] : [attributeName(name)])]
  const known = Object.entries(options).flatMap(words)
  const left = GOES_ON.test(listed)
    ? []
    : ownOptions(of).filter((option) => !words(option).some((word) => named.includes(word)))
  return [
    ...silent,
    ...named
      .filter((name) => !known.includes(name))
      .map((name) => ({ ...at, problem: `names the option ${name}, which ${schema} does not have` })),
    ...left.map(([name]) => ({ ...at, problem: `does not name the option ${name} of ${schema}` })),
  ]
}

/** The options of all widgets, compared with their comments and with the README's table. */
export async function optionFindings(sources: readonly Source[]): Promise<Finding[]> {
  const widgets = widgetOptions(await readContract(sources))
  const factsOf = (widget: string) => sources.find(({ path }) => path === `widgets/${widget}/${widget}.widget.ts`)
  const readme = readFileSync(readmePath, 'utf8')
  const isOld = withWidgetTable(readme, widgets, (widget) => factsOf(widget)?.text ?? '') !== readme
  return [
    ...(isOld ? [{ path: readmePath, problem: 'is not in step with the options: run `npm run fix`' }] : []),
    ...widgets.flatMap((of) => optionFindingsOf(of, factsOf(of.widget))),
  ]
}
