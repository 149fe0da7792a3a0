type Text = string | null | undefined

/** The current user (reader-account §3), written out because it is public to publishers' scripts; `CurrentUserSchema` parses it. */
export interface CurrentUser {
  id: string
  nick: string
  name?: Text
  surname?: Text
  email?: Text
  phoneNumber?: Text
  postalCode?: Text
  avatarUrl?: Text
  /** Only an exact `false` shows the reminder (reader-account §4, "Registration"). */
  emailValidated?: boolean | null | undefined
  subscriber: boolean
  subscriptionId?: Text
  subscriptionType?: string | number | null | undefined
  isStaff: boolean
  theme?: 'dark' | 'light' | 'system' | 'none' | null | undefined
  language?: 'ca' | 'es' | 'en' | 'de' | null | undefined
  /** 4: unpaid subscriber, 5: unpaid registered. */
  type?: number | null | undefined
  /** Comma-separated list. */
  advantages?: Text
  premium?: 'S' | 'C' | 'N' | null | undefined
  /** The same fact under its two names. */
  founder: boolean
  fundador: boolean
  bannedComments: boolean
  rfv?: string | number | null | undefined
  canGiveAway: boolean
  numberGiftsRemaining?: number | null | undefined
  endTrialDate?: Text
  /** Whether the reader gets each kind of notification, by the preference's name. */
  notifications?: Record<string, boolean> | null | undefined
  hasSubscriberSiteIds: string[]
  hasSubscriberCategoryIds: string[]
  hasSubscriberExcludedCategoryIds: string[]
}
