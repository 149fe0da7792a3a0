import * as v from 'valibot'

/** A text that the backend sends as a text or as a number, such as a phone number or a filter's value. Unlike an id it goes into no path. */
export const WordSchema = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.pipe(v.number(), v.finite())]),
  v.transform(String),
)
