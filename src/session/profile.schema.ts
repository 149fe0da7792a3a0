import * as v from 'valibot'
import { IdSchema } from '../lib/idSchema.ts'

const flag = v.optional(v.nullable(v.boolean(), false), false)
const text = v.nullish(v.string())
const ids = v.optional(v.nullable(v.array(IdSchema), []), [])

/**
 * The current user (reader-account §3), as GET /user/profile answers it. Fields that only the profile's panels need are
 * added with them; unknown fields pass, a wrong optional one falls back, a missing id is a contract failure.
 */
export const CurrentUserSchema = v.object({
  id: IdSchema,
  nick: v.optional(v.nullable(v.string(), ''), ''),
  name: text,
  surname: text,
  email: text,
  phoneNumber: v.fallback(v.nullish(IdSchema), undefined),
  postalCode: v.fallback(v.nullish(IdSchema), undefined),
  avatarUrl: text,
  /** Only an exact `false` asks for the reminder (reader-account §4, "Registration"). */
  emailValidated: v.nullish(v.boolean()),
  subscriber: flag,
  subscriptionId: v.nullish(IdSchema),
  subscriptionType: v.nullish(v.union([v.string(), v.number()])),
  isStaff: flag,
  theme: v.fallback(v.nullish(v.picklist(['dark', 'light', 'system', 'none'])), undefined),
  language: v.fallback(v.nullish(v.picklist(['ca', 'es', 'en', 'de'])), undefined),
  /** 4: unpaid subscriber, 5: unpaid registered. */
  type: v.nullish(v.number()),
  /** Comma-separated list. */
  advantages: text,
  premium: v.fallback(v.nullish(v.picklist(['S', 'C', 'N'])), undefined),
  /** The same fact under its two names. */
  founder: flag,
  fundador: flag,
  bannedComments: flag,
  rfv: v.nullish(v.union([v.string(), v.number()])),
  canGiveAway: flag,
  numberGiftsRemaining: v.nullish(v.number()),
  endTrialDate: text,
  /** What the reader is notified of (reader-account §3, “Notification preferences”). */
  notifications: v.fallback(v.nullish(v.record(v.string(), v.boolean())), undefined),
  hasSubscriberSiteIds: ids,
  hasSubscriberCategoryIds: ids,
  hasSubscriberExcludedCategoryIds: ids,
})

export type { CurrentUser } from './currentUser.types.ts'
