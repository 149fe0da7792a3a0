import * as v from 'valibot'
import { lenientList } from '../../../src/lib/lenientList.ts'

/** What is suggested at once (content-features §9). */
export const MAX_RESULTS = 10

/** GET {source}?text=…: contents whose page the reader may be looking for. */
export const SuggestionsSchema = v.pipe(
  v.object({
    results: lenientList(v.object({ title: v.string(), url: v.string(), section: v.nullish(v.string()) })),
  }),
  v.transform(({ results }) => results.slice(0, MAX_RESULTS)),
)

export type Suggestion = v.InferOutput<typeof SuggestionsSchema>[number]
