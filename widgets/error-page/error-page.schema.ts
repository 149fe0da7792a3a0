import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'

/** HTTP status of the page (content-features §8); 404 by default. */
export const ErrorPageMarkerSchema = object({
  /** The kind of page: nothing found (404), or a link that has expired (403). */
  code: v.optional(v.picklist(['404', '403']), '404'),
})

export type ErrorCode = v.InferOutput<typeof ErrorPageMarkerSchema>['code']
