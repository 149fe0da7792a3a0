import * as v from 'valibot'

/** The status that the server has sent the page with (content-features §8): 404 when left out. */
export const ErrorPageMarkerSchema = v.object({ code: v.optional(v.picklist(['404', '403']), '404') })

export type ErrorCode = v.InferOutput<typeof ErrorPageMarkerSchema>['code']
