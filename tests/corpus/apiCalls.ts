import type { GenericSchema } from 'valibot'
import { isTest, parseSource, readSources } from '../../scripts/checks/source.ts'
import type { Node } from '../../scripts/checks/walk.ts'
import { bareValue, walk } from '../../scripts/checks/walk.ts'
import type { Place } from './evaluate.ts'
import { evaluated, nameOf, pathOf, placeOf, textOf } from './evaluate.ts'

/** A call of the API as the sources have it. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below apiBase, `*` for what a value fills in: `comment/content/*`. */
  path: string
  schema: GenericSchema
  /** Where it is. */
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

/** All calls of the API in the sources. @throws Where a schema cannot be told from the code. */
export async function readApiCalls(): Promise<ApiCall[]> {
  const calls: ApiCall[] = []
  for (const source of readSources('{src,widgets}/**/*.{ts,tsx}')) {
    if (isTest(source.path) || source.path === 'src/api/createApiClient.ts') continue
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
      const [path, schema] = node.arguments
      if (!path || !schema) throw new Error(`${source.path}: a call without a schema`)
      for (const one of placesOf(node, place)) {
        // What was evaluated is a schema: valibot's own mark says so.
        const value = (await evaluated(schema, one)) as GenericSchema
        if (value?.kind !== 'schema') throw new Error(`${source.path}: ${textOf(place, schema)} is no schema`)
        calls.push({
          method,
          path: (await pathOf(path, one)).replaceAll(/\*+/g, '*'),
          schema: value,
          file: source.path,
        })
      }
    }
  }
  return calls
}
