import type { GenericSchema } from 'valibot'
import { isTest, parseSource, readSources } from '#tools/checks/source.ts'
import { bareValue, type Node, walk } from '#tools/checks/walk.ts'
import { evaluated, nameOf, type Place, pathsOf, placeOf, textOf } from './evaluate.ts'

/** A call of the API as the sources have it. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below apiBase, `*` for what a value fills in: `comment/content/*`. */
  path: string
  /** The path, and those that it has where a condition chooses: `…/follow`, `…/unfollow`. */
  paths: readonly string[]
  /** The fields of its query and its body, as far as they stand in the call itself. */
  sends: readonly string[]
  schema: GenericSchema
  /** The expression that gives the schema, where its names mean something. */
  answer: { node: Node; place: Place }
  /** The path of the source with the call. */
  file: string
}

const METHODS: Record<string, ApiCall['method']> = {
  get: 'GET',
  post: 'POST',
  patch: 'PATCH',
  delete: 'DELETE',
  getOutside: 'GET',
}

/** The parameters of the function around a call, each with what the file calls it with: one place for each such call. */
function placesOf(call: Node, place: Place): Place[] {
  for (const [name, init] of place.scope) {
    if (init.type !== 'ArrowFunctionExpression' || init.start > call.start || init.end < call.end) continue
    const names = init.params.map((param) => nameOf(param as Node))
    const places: Place[] = []
    walk(parseSource(place.source).program, (node) => {
      if (node.type === 'CallExpression' && nameOf(bareValue(node.callee)) === name) {
        const given = node.arguments.map((argument, index) => [names[index] ?? '', argument as Node] as const)
        places.push({ ...place, scope: new Map([...place.scope, ...given]) })
      }
      return true
    })
    if (places.length > 0) return places
  }
  return [place]
}

/** The fields that a call's options write out. */
function sentFields(options: Node | undefined): string[] {
  const given = bareValue(options)
  if (given?.type !== 'ObjectExpression') return []
  return given.properties.flatMap((property) => {
    if (property.type !== 'Property' || !/^(query|body)$/.test(nameOf(property.key) ?? '')) return []
    const fields = bareValue(property.value)
    if (fields?.type !== 'ObjectExpression') return []
    return fields.properties.flatMap((field) => (field.type === 'Property' ? (nameOf(field.key) ?? []) : []))
  })
}

/** All calls of the API in the sources. @throws If a schema cannot be told from the code. */
export async function readApiCalls(): Promise<ApiCall[]> {
  const calls: ApiCall[] = []
  for (const source of readSources('{src,widgets}/**/*.{ts,tsx}')) {
    if (isTest(source.path) || source.path === 'src/page/api/createApiClient.ts') continue
    if (!/client\s*\.\s*(?:get|post|patch|delete)/.test(source.text)) continue
    const place = placeOf(source)
    const found: { node: Extract<Node, { type: 'CallExpression' }>; method: ApiCall['method'] }[] = []
    walk(parseSource(source).program, (node) => {
      const [, name = ''] =
        node.type === 'CallExpression' ? (/\bclient\s*\.\s*(\w+)$/.exec(textOf(place, node.callee)) ?? []) : []
      const method = METHODS[name]
      if (node.type === 'CallExpression' && method) found.push({ node, method })
      return true
    })
    for (const { node, method } of found) {
      const [path, schema, options] = node.arguments
      if (!path || !schema) throw new Error(`${source.path}: a call without a schema`)
      for (const one of placesOf(node, place)) {
        // The next line checks the cast, by valibot's own mark of a schema.
        const value = (await evaluated(schema, one)) as GenericSchema
        if (value?.kind !== 'schema') throw new Error(`${source.path}: ${textOf(place, schema)} is no schema`)
        const paths = (await pathsOf(path, one)).map((each) => each.replaceAll(/\*+/g, '*'))
        calls.push({
          method,
          path: paths[0] ?? '*',
          paths,
          sends: sentFields(options),
          schema: value,
          answer: { node: schema, place: one },
          file: source.path,
        })
      }
    }
  }
  return calls
}
