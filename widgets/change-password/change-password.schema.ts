import * as v from 'valibot'

/** `backUrl`: where the login leads after it; else the query's. The token comes in the query of the mail's link and in no option. */
export const ChangePasswordMarkerSchema = v.object({ backUrl: v.optional(v.string()) })
