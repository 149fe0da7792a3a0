import * as v from 'valibot'

/** An identifier of the backend. It sends some as numbers and some as text; we keep all of them as text. */
export const IdSchema = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.pipe(v.number(), v.finite())]),
  v.transform(String),
)
