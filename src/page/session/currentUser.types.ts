type Text = string | null | undefined
type Count = number | null | undefined

/** The notifications that a reader gets (reader-account §3, "Notification preferences"). */
export interface NotificationPreferences {
  /** Current news. */
  manual: boolean
  topics: boolean
  authors: boolean
  columns: boolean
  contentComments: boolean
  /** Mentions and replies. */
  userInteraction: boolean
  /** New followers. */
  userFollow: boolean
}

/** The newsletters that a reader gets. */
export interface NewsletterPreferences {
  contents: boolean
  promo: boolean
  notices: boolean
}

/** The current user (reader-account §3), written out because it is public to publishers' scripts; `CurrentUserSchema` parses it. */
export interface CurrentUser {
  id: string
  nick: string
  name?: Text
  surname?: Text
  email?: Text
  phoneNumber?: Text
  postalCode?: Text
  avatarUrl: Text
  /** Their public profile. */
  profileUrl?: Text
  /** A day: `1984-02-29`. */
  birthDate: Text
  /** `h` male, `m` female. */
  gender?: 'h' | 'm' | null | undefined
  description?: Text
  /** Whether the profile is public. */
  visible: boolean
  /** The data that the reader may change about themselves (reader-account §6); everything where it is not set. */
  profileEditionMode?: 'all' | 'email-and-password' | 'all-but-name-surname' | null | undefined
  isRegisteredWithSocial: boolean
  followers?: Count
  following?: Count
  insignia?: Text
  /** Only an exact `false` shows the reminder (reader-account §4, "Registration"). */
  emailValidated?: boolean | null | undefined
  subscriber: boolean
  subscriptionId?: Text
  subscriptionType?: string | number | null | undefined
  externalProductId?: Text
  hasSubscriptionCard: boolean
  hasTargetActiveInSubscriptionCard: boolean
  regalBaixa: boolean
  isStaff: boolean
  theme?: 'dark' | 'light' | 'system' | 'none' | null | undefined
  language?: 'ca' | 'es' | 'en' | 'de' | null | undefined
  /** 4: unpaid subscriber, 5: unpaid registered. */
  type?: Count
  /** Comma-separated list. */
  advantages?: Text
  premium?: 'S' | 'C' | 'N' | null | undefined
  /** The same fact under its two names. */
  founder: boolean
  fundador: boolean
  bannedComments: boolean
  rfv?: string | number | null | undefined
  canGiveAway: boolean
  numberGiftsRemaining?: Count
  endTrialDate?: Text
  /** How many notifications the reader has not seen. */
  pendingNotifications?: Count
  notifications: NotificationPreferences
  newsletters: NewsletterPreferences
  hasSubscriberSiteIds: string[]
  hasSubscriberCategoryIds: string[]
  hasSubscriberExcludedCategoryIds: string[]
}
