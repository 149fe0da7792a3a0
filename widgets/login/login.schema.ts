import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { object } from '#lib/schema/object.ts'

/** `backUrl`: where a successful sign-in redirects to, by default the query's (contract §2). It is checked before use. */
export const LoginMarkerSchema = object({
  /** The address to which the reader goes when it is done; by default the `backUrl` of the page’s address, else the front page. It cannot leave the site. */
  backUrl: v.optional(v.string()),
})

/** POST /user/email-check (reader-account §7). */
export const EmailCheckSchema = object({
  /** Whether there is an account with the address. */
  emailCheck: v.boolean(),
})

/** Body of a 403 from POST /user/login: the "Blocked-account response" of reader-account §3. The validation mail needs its user id. */
export const BlockedAccountSchema = object({ userId: IdSchema, name: v.nullish(v.string(), '') })

export type BlockedAccount = v.InferOutput<typeof BlockedAccountSchema>
