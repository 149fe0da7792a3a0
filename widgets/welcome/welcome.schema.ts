import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'

/** `backUrl`: where "start reading" redirects to, by default the query's (contract §2). */
export const WelcomeMarkerSchema = object({
  /** The address to which the reader goes when it is done; by default the `backUrl` of the page’s address, else the front page. It cannot leave the site. */
  backUrl: v.optional(v.string()),
})

/** The two optional details. Only a filled-in, changed value is sent: emptying a field does not delete what the backend has. */
export interface WelcomeFields {
  phoneNumber?: string
  postalCode?: string
}

export const welcomeFields = ['phoneNumber', 'postalCode'] as const satisfies readonly (keyof WelcomeFields)[]

/** One draft per reader, because another may sign in in the same tab. */
export const draftKey = (userId: string, field: keyof WelcomeFields) => `welcome:${userId}:${field}`
