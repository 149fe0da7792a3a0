import * as v from 'valibot'
import { addPart, ignoreIssues, type Reading, read } from './reading.ts'
import { isStrict } from './strict.ts'

/**
 * An object of which a wrong field costs no more than itself: one that may be missing then counts as missing, and so does one that is `null`. `check` reports
 * what was left out. Only a required field fails the object, and one that is marked as {@link strict}.
 */
export function object<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> {
  const fields = Object.entries(entries)
  return v._standardSchema<v.ObjectSchema<Entries, undefined>>({
    kind: 'schema',
    type: 'object',
    // Valibot looks messages up by it, and we set none.
    reference: object as never,
    expects: 'Object',
    async: false,
    entries,
    message: undefined,
    '~run'(dataset, config) {
      const whole: Reading = dataset
      const input = dataset.value
      if (typeof input !== 'object' || input === null) v._addIssue(this, 'type', dataset, config)
      else {
        const output: Record<string, unknown> = {}
        whole.typed = true
        whole.value = output
        for (const [key, schema] of fields) {
          const given: unknown = Reflect.get(input, key)
          let part = read(schema, given, config)
          if (part.issues && (given === null || !isStrict(schema))) {
            const absent = read(schema, undefined, config)
            if (!absent.issues) part = { ...ignoreIssues(part, absent.value), typed: true }
          }
          addPart(whole, part, input, key)
          if (!part.typed) whole.typed = false
          if (part.value !== undefined) output[key] = part.value
        }
      }
      // The typed object has the entries' outputs.
      return whole as never
    },
  })
}
