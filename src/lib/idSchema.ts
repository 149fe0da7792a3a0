import * as v from 'valibot'

/** An identifier of the backend. It sends some as numbers and some as strings; they are all parsed to strings. Half a character cannot stand in an address. */
export const IdSchema = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.regex(/^\P{Cs}+$/u)), v.pipe(v.number(), v.finite())]),
  v.transform(String),
)
