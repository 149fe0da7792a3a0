import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'

/** `backUrl`: where the login redirects to afterwards, by default the query's. The token is in the query of the mail's link, never an option. */
export const ChangePasswordMarkerSchema = object({
  /** The address to which the reader goes when it is done; by default the `backUrl` of the page’s address, else the front page. It cannot leave the site. */
  backUrl: v.optional(v.string()),
})
