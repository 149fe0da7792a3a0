// Generated from the backend's folders by `npm run fix`; `npm run check` fails when it is out of date.
import { accountsCalls } from './accounts/accounts.calls.ts'
import { appCalls } from './app/app.calls.ts'
import { archiveCalls } from './archive/archive.calls.ts'
import { articlesCalls } from './articles/articles.calls.ts'
import { commentsCalls } from './comments/comments.calls.ts'
import { contactCalls } from './contact/contact.calls.ts'
import { giftsCalls } from './gifts/gifts.calls.ts'
import { libraryCalls } from './library/library.calls.ts'
import { liveCalls } from './live/live.calls.ts'
import { notificationsCalls } from './notifications/notifications.calls.ts'
import { paywallCalls } from './paywall/paywall.calls.ts'
import { pollsCalls } from './polls/polls.calls.ts'
import { profilesCalls } from './profiles/profiles.calls.ts'
import { searchCalls } from './search/search.calls.ts'
import { userCalls } from './user/user.calls.ts'

/** The calls of both specs §7 that the backend answers, by the names used in faults. */
export const calls = {
  ...accountsCalls,
  ...appCalls,
  ...archiveCalls,
  ...articlesCalls,
  ...commentsCalls,
  ...contactCalls,
  ...giftsCalls,
  ...libraryCalls,
  ...liveCalls,
  ...notificationsCalls,
  ...paywallCalls,
  ...pollsCalls,
  ...profilesCalls,
  ...searchCalls,
  ...userCalls,
}

export type CallName = keyof typeof calls

// Object.keys widens the keys to string; `calls` has no other keys.
export const callNames = Object.keys(calls) as CallName[]
