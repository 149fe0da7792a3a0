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
  /** The reader's id. */
  id: IdSchema,
  /** The name that other readers see. */
  nick: v.nullish(v.string(), ''),
  /** The first name. */
  name: text,
  /** The surname. */
  surname: text,
  /** The e-mail address. */
  email: text,
  /** The telephone number. */
  phoneNumber: word,
  /** The postal code. */
  postalCode: word,
  /** The address of the picture, under its older name. */
  avatar: text,
  /** The address of the picture. */
  avatarUrl: text,
  /** The address of the public profile's page. */
  profileUrl: text,
  /** The date of birth: YYYY-MM-DD. */
  birthdate: text,
  /** The same under its other name, which wins. */
  birthDate: text,
  /** `h`: male, `m`: female. */
  gender: v.nullish(v.picklist(['h', 'm'])),
  /** The reader's text about themselves in the public profile. */
  description: text,
  /** Whether the profile is public. */
  visible: no,
  /** The data of theirs that the reader may change; missing: `all`. */
  profileEditionMode: v.nullish(v.picklist(['all', 'email-and-password', 'all-but-name-surname'])),
  /** Whether the account was made with Google, Facebook or Apple. */
  isRegisteredWithSocial: no,
  /** How many readers follow them. */
  followers: count,
  /** How many readers they follow. */
  following: count,
  /** The badge beside the nick. */
  insignia: text,
  /** Only an exact `false` shows the reminder (reader-account §4, "Registration"). */
  emailValidated: v.nullish(v.boolean()),
  /** Whether they have a subscription. */
  subscriber: no,
  /** The subscription's id. */
  subscriptionId: word,
  /** The kind of subscription, for analytics. */
  subscriptionType: mixed,
  /** The subscription's product in a platform's store: set for what was bought in the app. */
  externalProductId: word,
  /** Whether there is a subscriber's card. */
  hasSubscriptionCard: no,
  /** Whether that card is in use. */
  hasTargetActiveInSubscriptionCard: no,
  /** Whether the subscription is one that was given and has been cancelled. */
  regalBaixa: no,
  /** Whether they work for the newspaper. */
  isStaff: no,
  /** The theme that they have chosen: `system` goes by the device, `none` is no choice. */
  theme: v.nullish(v.picklist(['dark', 'light', 'system', 'none'])),
  /** The language of the account: `ca`, `es`, `en` or `de`. */
  language,
  /** 4: unpaid subscriber, 5: unpaid registered. */
  type: count,
  /** Comma-separated list. */
  advantages: text,
  /** The kind of premium subscription, `S` or `C`; `N`: none. */
  premium: v.nullish(v.picklist(['S', 'C', 'N'])),
  /** Whether they are among the founders. */
  founder: no,
  /** The same under its other name. */
  fundador: no,
  /** Whether they may no longer comment. */
  bannedComments: no,
  /** How often and how recently they read, for analytics. */
  rfv: mixed,
  /** Whether they may give articles away. */
  canGiveAway: no,
  /** How many gifts are left this month. */
  numberGiftsRemaining: count,
  /** When the trial ends, ISO 8601. */
  endTrialDate: text,
  /** How many notifications they have not seen. */
  pendingNotifications: count,
  /** Of what they are notified. */
  notifications: v.nullish(
    object({
      /** Current news. */
      manual: yes,
      /** New articles of the topics that they follow. */
      topics: no,
      /** New articles of the authors that they follow. */
      authors: no,
      /** New articles of the columns that they follow. */
      columns: no,
      /** New comments on an article that they have commented on. */
      contentComments: yes,
      /** Replies and mentions. */
      userInteraction: yes,
      /** New readers who follow them. */
      userFollow: yes,
    }),
    {},
  ),
  /** The mails that they get. */
  newsletters: v.nullish(
    object({
      /** The newsletters. */
      contents: yes,
      /** Offers. */
      promo: yes,
      /** News of the account and the service. */
      notices: yes,
    }),
    {},
  ),
  /** The sites whose subscriber they are: ids. */
  hasSubscriberSiteIds: ids,
  /** The sections whose subscriber they are: ids. */
  hasSubscriberCategoryIds: ids,
  /** The sections that their subscription leaves out: ids. */
  hasSubscriberExcludedCategoryIds: ids,
})

/** The backend has two names for the picture and for the birth date; the rest of the code has one. */
export const oneNameEach = ({ avatar, birthdate, ...user }: v.InferOutput<typeof UserFieldsSchema>) => ({
  ...user,
  avatarUrl: user.avatarUrl || avatar,
  birthDate: user.birthDate ?? birthdate,
})

/**
 * The current user (reader-account §3), as GET /user/profile answers it. Unknown fields pass, a wrong optional one counts as missing, on its own, and is
 * reported; a missing id is a contract failure. A profile that an earlier version has stored gets the fields that it lacks.
 */
export const CurrentUserSchema = v.pipe(UserFieldsSchema, v.transform(oneNameEach))

export type { CurrentUser } from './currentUser.types.ts'
