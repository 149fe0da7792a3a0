import * as v from 'valibot'

/** `backUrl`: where the login redirects to afterwards, by default the query's. The token is in the query of the mail's link, never an option. */
export const ChangePasswordMarkerSchema = v.object({ backUrl: v.optional(v.string()) })
