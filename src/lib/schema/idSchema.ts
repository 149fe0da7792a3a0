import * as v from 'valibot'
import { isId } from '../isId.ts'
import { WordSchema } from './wordSchema.ts'

/** An identifier of the backend. It sends some as numbers and some as strings; they are all parsed to strings. */
export const IdSchema = v.pipe(WordSchema, v.check(isId, 'must be letters, digits, and - _ :'))
