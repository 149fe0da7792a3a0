import { check } from '#lib/schema/parseJson.ts'
import type { Payload } from './payloads.ts'
import { fieldsOf, fill, type Shape, sampleOf } from './shapes.ts'
import type { Subject } from './sinks.ts'

/** A harm that a payload has done while it was parsed. */
export interface ParsingHarm {
  sink: string
  payload: string
  problem: string
}

const plain: readonly unknown[] = [Object.prototype, Array.prototype, Date.prototype, null]

/** The path of an object whose prototype a value has set. */
function changedPrototype(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > 12) return false
  if (!plain.includes(Object.getPrototypeOf(value))) return true
  return Object.values(value).some((inner) => changedPrototype(inner, depth + 1))
}

const ownKeys = () =>
  [Object.prototype, Array.prototype, String.prototype].flatMap((one) => Reflect.ownKeys(one)).length

/** Makes values that a shape takes but for one field. @returns From the field's path, its payload, and which of several shapes. */
export function valuesOf(shape: Shape) {
  // Finding a sample takes longer than parsing it.
  const samples = new Map(fieldsOf(shape).map(({ path, schema }) => [path, sampleOf(schema)]))
  return (at: string, payload: unknown, choice: number) =>
    fill(shape, { choice, items: () => 1, field: (path) => (path === at ? payload : samples.get(path)) })
}

/** How many of several shapes there are at most: each is filled. */
const choices = ({ shape }: Subject) => (shape.kind === 'either' ? shape.shapes.length : 1)

/** The value that a schema reads. A refusal is left out, because its issues are valibot's own. */
function readValue(value: unknown, { schema }: Subject): unknown {
  const read = schema && check(value, schema)
  return read?.ok ? read.value : undefined
}

/**
 * Parses each subject with each payload in each of its fields, one at a time.
 *
 * @param every Of the payloads, each field gets one of so many, another field others.
 * @param parse `check`, or what stands in for it in the test of this function.
 */
export function parseAll(
  subjects: readonly Subject[],
  payloads: readonly Payload[],
  every = 1,
  parse: (value: unknown, subject: Subject) => unknown = readValue,
): { pairs: number; harms: ParsingHarm[] } {
  const harms: ParsingHarm[] = []
  const known = ownKeys()
  let pairs = 0
  let fields = 0
  // Several calls have the same answer.
  const distinct = new Map(subjects.filter(({ schema }) => schema).map((subject) => [subject.schema, subject]))
  for (const subject of distinct.values()) {
    const valueWith = valuesOf(subject.shape)
    for (const { path } of fieldsOf(subject.shape)) {
      fields++
      for (let index = fields % every; index < payloads.length; index += every) {
        const payload = payloads[index]
        if (!payload) continue
        pairs++
        const report = (problem: string) =>
          void harms.push({ sink: `${subject.kind} ${subject.name} ${path}`, payload: payload.id, problem })
        for (let choice = 0; choice < choices(subject); choice++) {
          try {
            const parsed = parse(valueWith(path, payload.value, choice), subject)
            if (changedPrototype(parsed)) report('the result has another prototype')
          } catch (error) {
            report(`throws ${String(error)}`)
          }
        }
        if (ownKeys() !== known) {
          report('changes a prototype')
          for (const key of ['polluted']) Reflect.deleteProperty(Object.prototype, key)
        }
      }
    }
  }
  return { pairs, harms }
}
