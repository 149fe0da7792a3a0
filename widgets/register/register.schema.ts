import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'

/** `backUrl`: where Finish links to, by default the query's (contract §2). `email`: from the login or the query. */
export const RegisterMarkerSchema = object({
  /** The address to which the reader goes when it is done; by default the `backUrl` of the page’s address, else the front page. It cannot leave the site. */
  backUrl: v.optional(v.string()),
  /** The first value of the field for the email address. */
  email: v.optional(v.string()),
})

/** The first step's fields. Kept in memory only: a password is never stored. */
export interface AccountFields {
  email: string
  password: string
}

/** The second step's fields as typed; `birthdate` is DD/MM/YYYY until it is sent. */
export interface DetailFields {
  name: string
  surname: string
  birthdate: string
}

/** POST /user/register (reader-account §3, "Registration payload"). */
export interface Registration extends AccountFields, Omit<DetailFields, 'birthdate'> {
  /** YYYY-MM-DD. */
  birthdate: string
  origin: 'web'
}
