import { parseSource, readSource, type Source } from '../checks/source.ts'
import { targetOf } from '../checks/targetOf.ts'
import { type Node, walk } from '../checks/walk.ts'
import { commentBefore, nameOf } from './docComments.ts'

/** The documentation of a field, from the source of its schema. */
export interface FieldDoc {
  comment: string | undefined
  /** The fields of its value, or of each item: those of every shape that it may have, in the schema's order. */
  shapes: readonly FieldDocs[]
}

/** Fields by name, in the schema's order. */
export type FieldDocs = ReadonlyMap<string, FieldDoc>

/** The place where a name was declared, with its value. */
interface Declaration {
  source: Source
  value: Node
}

export type ReadSource = (path: string) => Source

/** The arguments of a function of schemas, by the names of its parameters. */
type Given = ReadonlyMap<string, Declaration>

const nothing: Given = new Map()

/** Keeps what it has read, with its tree: schemas share most of their parts. */
export function keepSources(): ReadSource {
  const known = new Map<string, Source>()
  return (path) => {
    const source = known.get(path) ?? readSource(path)
    known.set(path, source)
    return source
  }
}

/** Finds a constant of a file, or of one that it imports; undefined for whatever else a name may mean. */
function declarationOf(source: Source, name: string, read: ReadSource): Declaration | undefined {
  for (const statement of parseSource(source).program.body) {
    const path = statement.type === 'ImportDeclaration' && targetOf(source.path, statement.source.value)
    if (path) {
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.local.name !== name) continue
        const imported = specifier.imported.type === 'Identifier' ? specifier.imported.name : ''
        return declarationOf(read(path), imported, read)
      }
    }
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type !== 'VariableDeclaration') continue
    const variable = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
    if (variable?.init) return { source, value: variable.init }
  }
  return undefined
}

/** The expression that a function of schemas returns: `liveAnswerSchema(timeZone)`. Those of valibot and of `src/lib` have no objects of their own. */
function resultOf(call: Node, source: Source, read: ReadSource): (Declaration & { given: Given }) | undefined {
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return undefined
  const found = declarationOf(source, call.callee.name, read)
  if (found?.value.type !== 'ArrowFunctionExpression' || !found.source.path.endsWith('.schema.ts')) return undefined
  const { body, params } = found.value
  const given = params.flatMap((parameter, index): [string, Declaration][] => {
    const value = call.arguments[index]
    return parameter.type === 'Identifier' && value ? [[parameter.name, { source, value }]] : []
  })
  return {
    source: found.source,
    value: body.type === 'ParenthesizedExpression' ? body.expression : body,
    given: new Map(given),
  }
}

/** The members of an object that is written out, with those that it spreads from constants. */
function membersOf(object: Node, source: Source, read: ReadSource): { source: Source; member: Node }[] {
  if (object.type !== 'ObjectExpression') return []
  return object.properties.flatMap((member) => {
    if (member.type !== 'SpreadElement') return [{ source, member }]
    const { argument } = member
    const spread =
      argument.type === 'Identifier' ? declarationOf(source, argument.name, read) : resultOf(argument, source, read)
    return spread ? membersOf(spread.value, spread.source, read) : []
  })
}

/** Finds the objects in an expression of schemas; what is done with a value, in functions, has none. */
export function shapesOf(
  expression: Node,
  source: Source,
  read: ReadSource = keepSources(),
  given: Given = nothing,
): FieldDocs[] {
  const shapes: FieldDocs[] = []
  walk(expression, (node) => {
    if (node.type === 'ObjectExpression') {
      // An empty one is a default.
      if (node.properties.length > 0) shapes.push(docsOf(node, source, read, given))
      return false
    }
    if (node.type === 'MemberExpression' || node.type === 'ArrowFunctionExpression') return false
    const result = resultOf(node, source, read)
    if (result) shapes.push(...shapesOf(result.value, result.source, read, result.given))
    const found = node.type === 'Identifier' && (given.get(node.name) ?? declarationOf(source, node.name, read))
    // A function, such as `object` itself, is no schema.
    if (found && found.value.type !== 'ArrowFunctionExpression')
      shapes.push(...shapesOf(found.value, found.source, read))
    return true
  })
  return shapes
}

const docsOf = (object: Node, source: Source, read: ReadSource, given: Given): FieldDocs =>
  new Map(
    membersOf(object, source, read).flatMap(({ source: place, member }) => {
      const name = nameOf(member)
      if (name === undefined || member.type !== 'Property') return []
      return [[name, { comment: commentBefore(place, member), shapes: shapesOf(member.value, place, read, given) }]]
    }),
  )

/**
 * Reads what the doc comments of a schema's fields say, at any depth and across files.
 *
 * @param read Reads a file that the schema's own file imports.
 * @throws When the file has no such schema of an object.
 */
export function fieldDocs(source: Source, name: string, read: ReadSource = keepSources()): FieldDocs {
  const found = declarationOf(source, name, read)
  const [docs] = found ? shapesOf(found.value, found.source, read) : []
  if (!docs) throw new Error(`${source.path} declares no ${name} with fields.`)
  return docs
}
