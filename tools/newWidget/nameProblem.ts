import { parseSync } from 'vite'
import { camelName, pascalName } from '../lists/names.ts'
import type { Piece } from './readExample.ts'

/** More would not fit into lines that the lists of the project have one for each widget of. */
const LONGEST = 24

const KEBAB = /^[a-z][a-z\d]*(-[a-z\d]+)*$/

/** Whether it cannot be a variable, is one of JavaScript's own, or what every object has. */
const isOfJavaScript = (identifier: string) =>
  parseSync('name.ts', `export const ${identifier} = 0`, { showSemanticErrors: true }).errors.length > 0 ||
  identifier in globalThis ||
  identifier in {}

/** The names that a file imports, and those that it declares. */
const namesIn = (text: string) => [
  ...[...text.matchAll(/^import (?:type )?(?:\{ (.+) \}|(\w+)) from/gm)].flatMap(([, several, one = '']) =>
    several === undefined ? [one] : several.split(', '),
  ),
  ...[...text.matchAll(/^(?:export )?(?:const|function|interface|type) (\w+)/gm)].map(([, name = '']) => name),
]

/**
 * Why no widget can have this name; undefined when one can.
 *
 * @param taken Names that are not free, with what has them.
 * @param files The example's files under this name.
 */
export function nameProblem(
  widget: string,
  taken: ReadonlyMap<string, string>,
  files: (widget: string) => readonly Piece[],
): string | undefined {
  if (widget === '') return 'say the widget’s name: npm run new-widget weather'
  const told = `“${widget}”`
  if (!KEBAB.test(widget))
    return `${told} is not in kebab case: small letters, digits and single dashes, a letter first`
  if (widget.length > LONGEST) return `${told} has ${widget.length} characters, of at most ${LONGEST}`
  const owner = taken.get(widget)
  if (owner) return `${told} is taken: it is the name of ${owner}`
  if ([camelName(widget), pascalName(widget)].some(isOfJavaScript)) return `${told} is a name of JavaScript’s own`
  for (const { path, text } of files(widget)) {
    const names = /\.tsx?$/.test(path) ? namesIn(text) : []
    const twice = names.find((name, index) => names.indexOf(name) < index)
    if (twice) return `${told} would make ${twice} mean two things in ${path}`
  }
  return undefined
}
