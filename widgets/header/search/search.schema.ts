import * as v from 'valibot'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'

/** The number of suggestions at once (content-features §9). */
export const MAX_RESULTS = 10

/** GET {source}?text=…: contents whose page the reader may be looking for. */
export const SuggestionsSchema = v.pipe(
  object({
    /** The best first; ten are shown. */
    results: list(
      object({
        /** The headline. */
        title: v.string(),
        /** Its address, on the site's own hosts. */
        url: v.string(),
        /** The section that it is in. */
        section: v.nullish(v.string()),
      }),
    ),
  }),
  v.transform(({ results }) => results.slice(0, MAX_RESULTS)),
)

export type Suggestion = v.InferOutput<typeof SuggestionsSchema>[number]
