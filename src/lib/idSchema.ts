import * as v from 'valibot'

/** Half a character cannot stand in an address. */
const isWhole = (text: string) => !/\p{Cs}/u.test(text)

/** An identifier of the backend. It sends some as numbers and some as strings; they are all parsed to strings. */
export const IdSchema = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.pipe(v.number(), v.finite())]),
  v.transform(String),
  v.check(isWhole),
)
