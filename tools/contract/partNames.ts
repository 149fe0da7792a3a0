import { isTest, parseSource, type Source } from '../checks/source.ts'
import { walk } from '../checks/walk.ts'

/**
 * The names that `::part()` reaches in what these sources render, sorted: `part="question"`, and `element.part.add('root')`.
 *
 * @throws When a name is computed: it could not be listed.
 */
export function partNames(sources: readonly Source[]): string[] {
  const names = new Set<string>()
  for (const source of sources) {
    if (isTest(source.path)) continue
    walk(parseSource(source).program, (node) => {
      if (node.type === 'JSXAttribute' && node.name.name === 'part') {
        if (node.value?.type !== 'Literal') throw new Error(`${source.path} computes the name of a part.`)
        for (const name of String(node.value.value).split(' ')) names.add(name)
      }
      if (node.type === 'CallExpression' && /\.part\.add$/.test(source.text.slice(node.callee.start, node.callee.end)))
        for (const argument of node.arguments) if (argument.type === 'Literal') names.add(String(argument.value))
      return true
    })
  }
  return [...names].sort()
}
