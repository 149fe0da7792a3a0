import * as v from 'valibot'
import { TextSchema } from './textSchema.ts'

/** A text that the backend sends as a text or as a number, such as a phone number or a filter's value. Unlike an id it goes into no path. */
export const WordSchema = v.pipe(v.union([TextSchema, v.pipe(v.number(), v.finite())]), v.transform(String))
