import * as v from 'valibot'
import { IdSchema } from '../../src/lib/idSchema.ts'

/** `backUrl`: where the reader goes on to; else the query's (contract §2). It is checked before it is followed. */
export const LoginMarkerSchema = v.object({ backUrl: v.optional(v.string()) })

/** POST /user/email-check (reader-account §7). */
export const EmailCheckSchema = v.object({ emailCheck: v.boolean() })

/** What a 403 of POST /user/login tells: the "Blocked-account response" of reader-account §3. Without it no mail can be asked for. */
export const BlockedAccountSchema = v.object({ userId: IdSchema, name: v.nullish(v.string(), '') })

export type BlockedAccount = v.InferOutput<typeof BlockedAccountSchema>
