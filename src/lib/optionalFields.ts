import * as v from 'valibot'
import { onDroppedOf, problemAt } from './droppedConfig.ts'

type Entries = Record<string, v.GenericSchema>

type OptionalFields<Given extends Entries> = {
  [Key in keyof Given]: v.SchemaWithFallback<Given[Key], v.InferOutput<Given[Key]>>
}

/**
 * Optional fields, to be spread into `v.object({ … })` beside the required ones: an invalid one counts as missing, on its own, and is reported to
 * `check`'s `onDropped`.
 *
 * @param entries Each accepts `undefined`: `v.nullish(…)`, or `v.optional(…, default)`.
 */
export function optionalFields<Given extends Entries>(entries: Given): OptionalFields<Given> {
  const fields = Object.entries(entries).map(([key, schema]) => {
    const field = v.fallback(schema, (dataset?: v.OutputDataset<unknown, v.BaseIssue<unknown>>, config?: object) => {
      // Without issues the field is only missing.
      if (dataset?.issues)
        onDroppedOf(config)?.(problemAt(key, dataset.issues), { name: key, issue: dataset.issues[0] })
      return v.parse(schema, undefined)
    })
    return [key, field] as const
  })
  // The same keys, each with its own schema: `Object.fromEntries` forgets which is which.
  return Object.fromEntries(fields) as OptionalFields<Given>
}
