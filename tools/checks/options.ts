import { attributeName } from '#lib/attributeNames.ts'
import type { Option } from '../contract/describeOptions.ts'
import { markerSchemaName } from '../contract/markerSchemaName.ts'
import { readContract } from '../contract/readContract.ts'
import { type FieldDocs, fieldDocs, keepSources } from '../docs/fieldDocs.ts'
import { isInBlock } from '../docs/optionRows.ts'
import { undescribed } from '../docs/undescribed.ts'
import { type Finding, lineAt, type Source } from './source.ts'

/** The list of options in the comment of `<widget>.widget.ts`, which the README's table shows. */
const SENTENCE = /^ \* Options: (.+)\.$/m

/** A sentence that names the main options and leaves the others to the widget's page. */
const GOES_ON = /, …$/

/** Words in the comment of an option that no template writes. */
const OWN = /written by the library/

/** A widget's options as its schema has them, with what it says of each. */
export interface OptionsOf {
  widget: string
  options: Record<string, Option>
  docs: FieldDocs
}

/** Options without a doc comment, and those of a widget's `Options:` that its schema does not have, or has besides. */
export function optionFindingsOf({ widget, options, docs }: OptionsOf, file: Source | undefined): Finding[] {
  const schema = `widgets/${widget}/${widget}.schema.ts`
  const silent = undescribed(options, docs).map((name) => ({
    path: schema,
    problem: `has no doc comment at the option ${name}: the widget’s page shows it`,
  }))
  const sentence = file && SENTENCE.exec(file.text)
  // A comment without the sentence is found where it becomes the README's row.
  if (!sentence) return silent
  const [, listed = ''] = sentence
  const at = { path: file.path, line: lineAt(file.text, sentence.index) }
  const named = [...listed.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
  const words = ([name, option]: [string, Option]) => [name, ...(isInBlock(option) ? [] : [attributeName(name)])]
  const known = Object.entries(options).flatMap(words)
  const left = GOES_ON.test(listed)
    ? []
    : Object.entries(options).filter(
        ([name, option]) =>
          !words([name, option]).some((word) => named.includes(word)) && !OWN.test(docs.get(name)?.comment ?? ''),
      )
  return [
    ...silent,
    ...named
      .filter((name) => !known.includes(name))
      .map((name) => ({ ...at, problem: `names the option ${name}, which ${schema} does not have` })),
    ...left.map(([name]) => ({ ...at, problem: `does not name the option ${name} of ${schema}` })),
  ]
}

/** The options of all widgets, compared with their comments and with what the README's table says of them. */
export async function optionFindings(sources: readonly Source[]): Promise<Finding[]> {
  const { widgets } = await readContract(sources)
  const read = keepSources()
  return Object.entries(widgets).flatMap(([widget, { options }]) => {
    const file = sources.find(({ path }) => path === `widgets/${widget}/${widget}.widget.ts`)
    const hasOptions = Object.keys(options).length > 0
    const docs: FieldDocs = hasOptions
      ? fieldDocs(read(`widgets/${widget}/${widget}.schema.ts`), markerSchemaName(widget), read)
      : new Map()
    return optionFindingsOf({ widget, options, docs }, file)
  })
}
