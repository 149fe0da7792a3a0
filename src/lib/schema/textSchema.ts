import * as v from 'valibot'

/** A text with something in it. */
export const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty())
