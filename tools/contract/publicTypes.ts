import type { ESTree } from 'vite'
import { parseSource, type Source } from '../checks/source.ts'
import { targetOf } from '../checks/targetOf.ts'
import type { Node } from '../checks/walk.ts'
import { typeNames } from './typeNames.ts'

/** A type and where it is declared. */
export interface TypePlace {
  path: string
  name: string
  /** Only these of its members; all when left out. */
  members?: readonly string[]
}

/** A type's members with what follows their names, or its alternatives. */
export type TypeDescription = Record<string, string> | readonly string[]

type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration | ESTree.VariableDeclarator

/** A source without comments, with everything at its place. */
function withoutComments(source: Source): string {
  let text = source.text
  for (const { start, end } of parseSource(source).comments)
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  return text
}

/** Code on one line, in which members are separated by semicolons. */
const onOneLine = (code: string) =>
  code
    .replace(/([\w\])}>'])[ \t]*\n\s*(?=[\w'[])/g, '$1; ')
    .replace(/\s+/g, ' ')
    .trim()

/** The types and lists of a file, by name. */
function declarationsOf(source: Source): Map<string, Declaration> {
  const found = new Map<string, Declaration>()
  for (const statement of parseSource(source).program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration')
      found.set(node.id.name, node)
    if (node?.type !== 'VariableDeclaration') continue
    for (const variable of node.declarations)
      if (variable.id.type === 'Identifier') found.set(variable.id.name, variable)
  }
  return found
}

/** The place where each name that a file imports is declared. */
const importsOf = (source: Source): Map<string, TypePlace> =>
  new Map(
    parseSource(source).module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }) => [
        localName.value,
        { path: targetOf(source.path, moduleRequest.value) ?? moduleRequest.value, name: importName.name ?? '' },
      ]),
    ),
  )

/** `open(panel: string): void` as its name and what follows it. */
const MEMBER = /^(?:readonly )?((?:'[^']*'|\[[^\]]*\]|[\w$]+)\??)\s*:?\s*(.*?)[,;]?$/

/** The public parts of a declaration, as nodes and as texts. */
function describe(source: Source, node: Declaration, members?: readonly string[]) {
  const text = withoutComments(source)
  const textOf = ({ start, end }: Pick<Node, 'start' | 'end'>) => onOneLine(text.slice(start, end))
  if (node.type === 'TSInterfaceDeclaration') {
    const rows = node.body.body
      .map((member) => {
        const [, name = '', rest = ''] = MEMBER.exec(textOf(member)) ?? []
        return { member, name: name.replaceAll("'", ''), rest }
      })
      .filter(({ name }) => !members || members.includes(name.replace('?', '')))
    const bases = members ? [] : node.extends
    const entries = [
      ...bases.map((base) => [`extends ${textOf(base)}`, '']),
      ...rows.map(({ name, rest }) => [name, rest]),
    ]
    return { nodes: [...bases, ...rows.map(({ member }) => member)], description: Object.fromEntries(entries) }
  }
  const value = node.type === 'TSTypeAliasDeclaration' ? node.typeAnnotation : node.init
  const list = value?.type === 'TSAsExpression' ? value.expression : value
  const alternatives =
    list?.type === 'TSUnionType' ? list.types : list?.type === 'ArrayExpression' ? list.elements : [list]
  const nodes = alternatives.flatMap((item) => item ?? [])
  return { nodes, description: nodes.map(textOf) }
}

/** Several may pick members of one type. */
const merged = (before: TypeDescription | undefined, now: TypeDescription): TypeDescription =>
  before && !Array.isArray(before) && !Array.isArray(now) ? { ...before, ...now } : now

/**
 * These types and all that they name, each as its members or alternatives.
 *
 * @param read The source at a path.
 * @throws When a file lacks a type that is asked for, or two files have different ones of the same name.
 */
export function publicTypes(
  entries: readonly TypePlace[],
  read: (path: string) => Source,
): Record<string, TypeDescription> {
  const described = new Map<string, TypeDescription>()
  const paths = new Map<string, string>()
  const queue = new Map(entries.map((place) => [JSON.stringify(place), place]))
  for (const { path, name, members } of queue.values()) {
    const source = read(path)
    const declared = declarationsOf(source)
    const node = declared.get(name)
    if (!node) throw new Error(`${path} declares no type ${name}.`)
    const { nodes, description } = describe(source, node, members)
    if ((paths.get(name) ?? path) !== path) throw new Error(`Two public types are called ${name}: rename one.`)
    paths.set(name, path)
    described.set(name, merged(described.get(name), description))
    const imported = importsOf(source)
    for (const named of nodes.flatMap(typeNames)) {
      const place = declared.has(named.name) ? { path, name: named.name } : imported.get(named.name)
      if (!place) continue
      const wanted = { ...place, ...(named.members && { members: named.members }) }
      queue.set(JSON.stringify(wanted), wanted)
    }
  }
  return Object.fromEntries([...described].sort(([a], [b]) => (a < b ? -1 : 1)))
}
