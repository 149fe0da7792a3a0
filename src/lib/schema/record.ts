import * as v from 'valibot'
import { addPart, type Issue, ignoreIssues, type Reading, read } from './reading.ts'

export interface RecordSchema<Value extends v.GenericSchema>
  extends v.BaseSchema<unknown, Record<string, v.InferOutput<Value>>, Issue> {
  readonly type: 'record'
  readonly value: Value
}

/** An object with any keys, of which a wrong value costs no more than itself: it is left out with its key, and `check` reports it. */
export const record = <const Value extends v.GenericSchema>(value: Value): RecordSchema<Value> =>
  v._standardSchema<RecordSchema<Value>>({
    kind: 'schema',
    type: 'record',
    reference: record as never,
    expects: 'Object',
    async: false,
    value,
    '~run'(dataset, config) {
      const whole: Reading = dataset
      const input = dataset.value
      if (typeof input !== 'object' || input === null || Array.isArray(input))
        v._addIssue(this, 'type', dataset, config)
      else {
        const output: [string, unknown][] = []
        for (const [key, given] of Object.entries(input)) {
          const part = read(value, given, config)
          addPart(whole, part.issues ? ignoreIssues(part, undefined) : part, input, key)
          if (!part.issues) output.push([key, part.value])
        }
        whole.typed = true
        // An entry and no assignment: `__proto__` is a key like any other.
        whole.value = Object.fromEntries(output)
      }
      // The typed record has the value's outputs.
      return whole as never
    },
  })
