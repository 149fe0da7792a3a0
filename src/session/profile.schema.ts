import * as v from 'valibot'
import { IdSchema } from '../lib/idSchema.ts'
import { lenientList } from '../lib/lenientList.ts'
import { optionalFields } from '../lib/optionalFields.ts'

const flag = v.optional(v.nullable(v.boolean(), false), false)
const text = v.nullish(v.string())
const ids = v.optional(v.nullable(lenientList(IdSchema), []), [])

/**
 * The current user (reader-account §3), as GET /user/profile answers it. Fields that only the profile's panels need are
 * added with them; unknown fields pass, a wrong optional one counts as missing and is reported, a missing id is a contract failure.
 */
export const CurrentUserSchema = v.object({
  id: IdSchema,
  ...optionalFields({
    nick: v.optional(v.nullable(v.string(), ''), ''),
    name: text,
    surname: text,
    email: text,
    phoneNumber: v.nullish(IdSchema),
    postalCode: v.nullish(IdSchema),
    avatarUrl: text,
    /** Only an exact `false` shows the reminder (reader-account §4, "Registration"). */
    emailValidated: v.nullish(v.boolean()),
    subscriber: flag,
    subscriptionId: v.nullish(IdSchema),
    subscriptionType: v.nullish(v.union([v.string(), v.number()])),
    isStaff: flag,
    theme: v.nullish(v.picklist(['dark', 'light', 'system', 'none'])),
    language: v.nullish(v.picklist(['ca', 'es', 'en', 'de'])),
    /** 4: unpaid subscriber, 5: unpaid registered. */
    type: v.nullish(v.number()),
    /** Comma-separated list. */
    advantages: text,
    premium: v.nullish(v.picklist(['S', 'C', 'N'])),
    /** The same fact under its two names. */
    founder: flag,
    fundador: flag,
    bannedComments: flag,
    rfv: v.nullish(v.union([v.string(), v.number()])),
    canGiveAway: flag,
    numberGiftsRemaining: v.nullish(v.number()),
    endTrialDate: text,
    /** Whether the reader gets each kind of notification (reader-account §3, “Notification preferences”). */
    notifications: v.nullish(v.record(v.string(), v.boolean())),
    hasSubscriberSiteIds: ids,
    hasSubscriberCategoryIds: ids,
    hasSubscriberExcludedCategoryIds: ids,
  }),
})

export type { CurrentUser } from './currentUser.types.ts'
