import * as v from 'valibot'

/** `backUrl`: where Finish leads; else the query's (contract §2). `email`: typed already, at the login or in the query. */
export const RegisterMarkerSchema = v.object({ backUrl: v.optional(v.string()), email: v.optional(v.string()) })

/** The first step's fields. They stay in memory: a password is stored nowhere. */
export interface AccountFields {
  email: string
  password: string
}

/** The second step's, as they were typed; `birthdate` is DD/MM/YYYY until it is sent. */
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
