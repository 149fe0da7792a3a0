import { pathToFileURL } from 'node:url'
import { createTimeZone } from '#kit/dates/timeZone.ts'
import { parseSource, type Source } from '#tools/checks/source.ts'
import { targetOf } from '#tools/checks/targetOf.ts'
import { bareValue, type Node, walk } from '#tools/checks/walk.ts'

type Scope = ReadonlyMap<string, Node>

/** A file whose expressions are evaluated. */
export interface Place {
  source: Source
  /** The constants and functions of the file, and its functions' parameters where a call of them is followed. */
  scope: Scope
  imports: ReadonlyMap<string, { file: string; name: string | undefined }>
}

export const textOf = ({ source }: Place, node: Node) => source.text.slice(node.start, node.end)
export const nameOf = (node: Node | undefined) => (node?.type === 'Identifier' ? node.name : undefined)

/** Every constant of a file by name, those within functions too. */
function constantsOf(source: Source): Map<string, Node> {
  const found = new Map<string, Node>()
  walk(parseSource(source).program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      found.set(node.id.name, node.init)
    return true
  })
  return found
}

export function placeOf(source: Source): Place {
  const imports = parseSource(source).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName, localName }) => {
        const file = targetOf(source.path, moduleRequest.value) ?? moduleRequest.value
        return [
          localName.value,
          { file, name: importName.kind === 'Name' ? (importName.name ?? undefined) : undefined },
        ] as const
      }),
  )
  return { source, scope: constantsOf(source), imports: new Map(imports) }
}

const load = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ /^(src|widgets)\//.test(file) ? pathToFileURL(file).href : file)

/** The arguments of functions around a schema, by the name of the parameter. */
const given = new Map<string, unknown>([['timeZone', createTimeZone('Europe/Madrid')]])

/** The value of an expression that only names, calls and lists: a schema. @throws For any other. */
export async function evaluated(node: Node, place: Place): Promise<unknown> {
  const bare = bareValue(node)
  if (bare?.type === 'Literal') return 'regex' in bare ? new RegExp(bare.regex.pattern, bare.regex.flags) : bare.value
  if (bare?.type === 'Identifier') {
    const constant = place.scope.get(bare.name)
    if (constant && constant !== bare) return evaluated(constant, place)
    const imported = place.imports.get(bare.name)
    if (imported) {
      const module = await load(imported.file)
      return imported.name === undefined ? module : module[imported.name]
    }
    if (given.has(bare.name)) return given.get(bare.name)
  }
  if (bare?.type === 'MemberExpression' && bare.property.type === 'Identifier')
    return Reflect.get(Object(await evaluated(bare.object, place)), bare.property.name)
  if (bare?.type === 'CallExpression') {
    const called = await evaluated(bare.callee, place)
    const passed = await Promise.all(bare.arguments.map((argument) => evaluated(argument, place)))
    if (typeof called === 'function') return called(...passed)
  }
  if (bare?.type === 'ArrayExpression')
    return Promise.all(bare.elements.flatMap((element) => (element ? [evaluated(element, place)] : [])))
  if (bare?.type === 'ObjectExpression') {
    const parts = await Promise.all(
      bare.properties.map(async (property) =>
        property.type === 'SpreadElement'
          ? Object(await evaluated(property.argument, place))
          : { [nameOf(property.key) ?? '']: await evaluated(property.value, place) },
      ),
    )
    return Object.assign({}, ...parts)
  }
  throw new Error(`${place.source.path}: tests/corpus/evaluate.ts cannot read ${textOf(place, node)}`)
}

/** The texts that an expression may give, `*` where a value is filled in: paths, keys. The first is that of the first of two that a condition chooses from. */
export async function pathsOf(node: Node, place: Place): Promise<string[]> {
  const bare = bareValue(node)
  if (bare?.type === 'Literal' && typeof bare.value === 'string') return [bare.value]
  if (bare?.type === 'TemplateLiteral') {
    let paths = ['']
    for (const [index, quasi] of bare.quasis.entries()) {
      const filled = bare.expressions[index]
      const ends = filled ? await pathsOf(filled, place) : ['']
      paths = paths.flatMap((path) => ends.map((end) => path + quasi.value.raw + end))
    }
    return paths
  }
  const constant = place.scope.get(nameOf(bare) ?? '')
  if (constant && constant !== bare) return pathsOf(constant, place)
  // A function of the file that composes a path.
  const called = bare?.type === 'CallExpression' ? place.scope.get(nameOf(bareValue(bare.callee)) ?? '') : undefined
  if (called?.type === 'ArrowFunctionExpression' && /Template|Literal|Call/.test(called.body.type))
    return pathsOf(called.body, place)
  // A path of a registration.
  const template = bare?.type === 'CallExpression' && nameOf(bare.callee) === 'fillPath' && bare.arguments[0]
  if (template) return [String(await evaluated(template, place)).replaceAll(/{[^}]*}/g, '*')]
  const table = bare?.type === 'CallExpression' ? bareValue(bare.callee) : bare
  if (table?.type === 'MemberExpression' && !table.computed) {
    try {
      const value = await evaluated(table, place)
      if (typeof value === 'string') return [value]
      // A function of a table that puts an id into a name.
      if (typeof value === 'function' && bare?.type === 'CallExpression') return [String(value('*'))]
    } catch {
      // A property of what is only known when it runs.
    }
  }
  if (bare?.type !== 'ConditionalExpression') return ['*']
  return [...(await pathsOf(bare.consequent, place)), ...(await pathsOf(bare.alternate, place))]
}

/** The text that an expression gives, `*` where a value is filled in; of two that a condition chooses from the first, which has the id in it. */
export async function pathOf(node: Node, place: Place): Promise<string> {
  const [path = '*'] = await pathsOf(node, place)
  return path
}
