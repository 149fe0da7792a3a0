import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { WordSchema } from '#lib/schema/wordSchema.ts'
import { languages } from '#lib/site/config/config.ts'
import { toLanguage } from '#lib/site/config/toLanguage.ts'

const flag = (unset: boolean) => v.nullish(v.boolean(), unset)
const no = flag(false)
const yes = flag(true)
const text = v.nullish(v.string())
const count = v.nullish(v.number())
const mixed = v.nullish(v.union([v.string(), v.number()]))
const word = v.nullish(WordSchema)
const ids = v.nullish(list(IdSchema), [])
/** As `<html lang>` is read. */
const language = v.nullish(
  v.pipe(
    v.string(),
    v.transform((value) => toLanguage(value) ?? value),
    v.picklist(languages),
  ),
)

/** The fields of the current user (reader-account §3), under the backend's names. */
export const UserFieldsSchema = object({
  id: IdSchema,
  nick: v.nullish(v.string(), ''),
  name: text,
  surname: text,
  email: text,
  phoneNumber: word,
  postalCode: word,
  avatar: text,
  avatarUrl: text,
  profileUrl: text,
  birthdate: text,
  birthDate: text,
  gender: v.nullish(v.picklist(['h', 'm'])),
  description: text,
  visible: no,
  profileEditionMode: v.nullish(v.picklist(['all', 'email-and-password', 'all-but-name-surname'])),
  isRegisteredWithSocial: no,
  followers: count,
  following: count,
  insignia: text,
  /** Only an exact `false` shows the reminder (reader-account §4, "Registration"). */
  emailValidated: v.nullish(v.boolean()),
  subscriber: no,
  subscriptionId: word,
  subscriptionType: mixed,
  externalProductId: word,
  hasSubscriptionCard: no,
  hasTargetActiveInSubscriptionCard: no,
  regalBaixa: no,
  isStaff: no,
  theme: v.nullish(v.picklist(['dark', 'light', 'system', 'none'])),
  language,
  /** 4: unpaid subscriber, 5: unpaid registered. */
  type: count,
  /** Comma-separated list. */
  advantages: text,
  premium: v.nullish(v.picklist(['S', 'C', 'N'])),
  /** The same fact under its two names. */
  founder: no,
  fundador: no,
  bannedComments: no,
  rfv: mixed,
  canGiveAway: no,
  numberGiftsRemaining: count,
  endTrialDate: text,
  pendingNotifications: count,
  notifications: v.nullish(
    object({
      manual: yes,
      topics: no,
      authors: no,
      columns: no,
      contentComments: yes,
      userInteraction: yes,
      userFollow: yes,
    }),
    {},
  ),
  newsletters: v.nullish(object({ contents: yes, promo: yes, notices: yes }), {}),
  hasSubscriberSiteIds: ids,
  hasSubscriberCategoryIds: ids,
  hasSubscriberExcludedCategoryIds: ids,
})

/** The backend has two names for the picture and for the birth date; the rest of the code has one. */
export const oneNameEach = ({ avatar, birthdate, ...user }: v.InferOutput<typeof UserFieldsSchema>) => ({
  ...user,
  avatarUrl: user.avatarUrl ?? avatar,
  birthDate: user.birthDate ?? birthdate,
})

/**
 * The current user (reader-account §3), as GET /user/profile answers it. Unknown fields pass, a wrong optional one counts as missing, on its own, and is
 * reported; a missing id is a contract failure. A profile that an earlier version has stored gets the fields that it lacks.
 */
export const CurrentUserSchema = v.pipe(UserFieldsSchema, v.transform(oneNameEach))

export type { CurrentUser } from './currentUser.types.ts'
