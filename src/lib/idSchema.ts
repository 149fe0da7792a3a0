import * as v from 'valibot'
import { isId } from './isId.ts'

/** An identifier of the backend. It sends some as numbers and some as strings; they are all parsed to strings. */
export const IdSchema = v.pipe(
  v.union([v.pipe(v.string(), v.trim(), v.nonEmpty()), v.pipe(v.number(), v.finite())]),
  v.transform(String),
  v.check(isId, 'must be letters, digits, and - _ :'),
)
