import type { GenericSchema } from 'valibot'
import { isTest, parseSource, readSources, type Source } from '#tools/checks/source.ts'
import { bareValue, type Node, walk } from '#tools/checks/walk.ts'
import { evaluated, nameOf, type Place, pathOf, placeOf, textOf } from './evaluate.ts'

/** A value that the library reads from the browser's storage or cookies. */
export interface StoredValue {
  /** `dated`: an entry of `createLocalStore`, with its time around it. */
  kind: 'dated' | 'json' | 'text' | 'cookie'
  /** Its key, `*` where it has an id. */
  key: string
  /** Of what is in it; none for text. */
  schema: GenericSchema | undefined
}

type Call = Extract<Node, { type: 'CallExpression' }>

function callsOf(source: Source): Call[] {
  const found: Call[] = []
  walk(parseSource(source).program, (node) => {
    if (node.type === 'CallExpression') found.push(node)
    return true
  })
  return found
}

/** The properties of a call's only argument. */
function propertiesOf({ arguments: [given] }: Call): Map<string, Node> {
  const properties = given?.type === 'ObjectExpression' ? given.properties : []
  return new Map(properties.flatMap((one) => (one.type === 'Property' ? [[nameOf(one.key) ?? '', one.value]] : [])))
}

const keyOf = (node: Node | undefined, place: Place) => (node ? pathOf(node, place) : Promise.resolve('*'))

// A value in the place of a schema is one: the type check says so in the source.
const schemaAt = async (node: Node, place: Place) => (await evaluated(node, place)) as GenericSchema

async function storedBy(call: Call, place: Place): Promise<StoredValue | undefined> {
  const name = textOf(place, call.callee)
  if (name === 'createLocalStore') {
    const { key, schema } = Object.fromEntries(propertiesOf(call))
    if (schema) return { kind: 'dated', key: await keyOf(key, place), schema: await schemaAt(schema, place) }
  }
  const [first, second] = call.arguments
  if (name === 'createClock' && second?.type === 'ObjectExpression') {
    const key = second.properties.find((one) => one.type === 'Property' && nameOf(one.key) === 'key')
    if (key?.type === 'Property') return { kind: 'text', key: await keyOf(key.value, place), schema: undefined }
  }
  if (name.endsWith('.readJson') && second)
    return { kind: 'cookie', key: await keyOf(first, place), schema: await schemaAt(second, place) }
  if (name === 'parseJson' && second && /\.getItem\(/.test(textOf(place, call))) {
    const read = bareValue(first)
    const get = read?.type === 'LogicalExpression' ? bareValue(read.left) : read
    const key = get?.type === 'CallExpression' ? get.arguments[0] : undefined
    return { kind: 'json', key: await keyOf(key, place), schema: await schemaAt(second, place) }
  }
  if (/\.getItem$/.test(name)) return { kind: 'text', key: await keyOf(first, place), schema: undefined }
  if (/cookies\.read$/.test(name)) return { kind: 'cookie', key: await keyOf(first, place), schema: undefined }
  return undefined
}

/** Everything that the sources read of storage and cookies, each key once. */
export async function readStoredValues(): Promise<StoredValue[]> {
  const found = new Map<string, StoredValue>()
  for (const source of readSources('{src,widgets}/**/*.{ts,tsx}')) {
    // Those two pass on what another asks for.
    if (isTest(source.path) || /\/(safeStorage|createLocalStore)\.ts$/.test(source.path)) continue
    if (!/createLocalStore\(|createClock\(|getItem\(|cookies\.read/.test(source.text)) continue
    const place = placeOf(source)
    for (const call of callsOf(source)) {
      const stored = await storedBy(call, place)
      if (!stored) continue
      const id = `${stored.kind === 'cookie'} ${stored.key}`
      if (stored.schema || !found.has(id)) found.set(id, stored)
    }
  }
  return [...found.values()].filter(({ key }) => key !== '*')
}
