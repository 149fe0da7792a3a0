import type { Fault } from '#islands/loader/fault.types.ts'
import type { ErrorRecord } from '#page/api/errorList.ts'
import type { ArchiveOpened } from './archive/archive.types.ts'
import type { ArticlesAdded } from './article-list/article-list.types.ts'
import type { Comment } from './comments/comments.types.ts'
import type { Filtered } from './filters/filters.types.ts'
import type { FollowTarget } from './follow/follow.types.ts'
import type { GiftCreated } from './gift/gift.types.ts'
import type { LiveUpdated } from './live/live.types.ts'
import type { PaywallType } from './paywall/paywall.types.ts'
import type { PollVote } from './poll/poll.types.ts'
import type { SavedContent } from './save-to-list/save-to-list.types.ts'

/** The `detail` of each event (contract §3). All bubble from their marker and are composed. */
export interface QuioscEvents {
  /** A widget has rendered for the first time. */
  'quiosc:ready': { widget: string }
  /** A marker's state has become `error`, with the reason. */
  'quiosc:error': Fault
  /** A comment or reply was accepted; `comment.state` says whether it is pending moderation. */
  'quiosc:comment-posted': { contentId: string; comment: Comment }
  /** A comment was deleted by its author, in the comments or in the profile. */
  'quiosc:comment-deleted': { contentId: string; commentId: string }
  /** A like was added (`liked`) or removed. */
  'quiosc:comment-liked': { contentId: string; commentId: string; liked: boolean }
  /** A widget knows or has changed a content's number of comments. */
  'quiosc:comments-counted': { contentId: string; count: number }
  /** A widget requests that number from the page's other widgets. */
  'quiosc:comments-count-wanted': { contentId: string }
  /** The reader has muted another one. */
  'quiosc:reader-muted': { userId: string }
  /** The reader sees another one's comments again. */
  'quiosc:reader-unmuted': { userId: string }
  /** A gift link was created, for the first time or again. */
  'quiosc:gift-created': GiftCreated
  /** The reader has followed a target; dispatched on the clicked marker. */
  'quiosc:followed': FollowTarget
  /** The reader follows a target no more; dispatched on the clicked marker. */
  'quiosc:unfollowed': FollowTarget
  /** A vote was counted. */
  'quiosc:poll-voted': PollVote
  /** An article was saved, or its lists have changed. */
  'quiosc:saved': SavedContent
  /** An article was removed from all lists. */
  'quiosc:unsaved': SavedContent
  /** A paper of the archive was opened or, in the app, requested. */
  'quiosc:archive-opened': ArchiveOpened
  /** A press has added articles to a list. */
  'quiosc:articles-added': ArticlesAdded
  /** Messages have come to a live that is shown. */
  'quiosc:live-updated': LiveUpdated
  /** A reader has applied filters. A list of the same page takes them by `preventDefault()`; else the page of the address that has them is opened. */
  'quiosc:filtered': Filtered
  /** A reader has signed in with the login form. */
  'quiosc:signed-in': { userId: string }
  /** A reader has created an account and is signed in. */
  'quiosc:registered': { userId: string }
  /** The reader went back in the registration (reader-account §2), with the new step; 0 when they left it. */
  'quiosc:register-closed': { step: number }
  /** The paywall has decided to show a message: this or `quiosc:paywall-hidden`, once per page view. */
  'quiosc:paywall-shown': { type: PaywallType; access: boolean }
  /** The paywall has decided to show none. */
  'quiosc:paywall-hidden': { type: PaywallType; access: boolean }
  /** The reader has folded a message into a bar. */
  'quiosc:paywall-folded': { type: PaywallType }
  /** The reader has opened a folded message again. */
  'quiosc:paywall-unfolded': { type: PaywallType }
  /** The library asks on the document whether the reader agrees to be measured; a page answers by `quiosc:consent`. */
  'quiosc:consent-wanted': null
  /** A request has failed, of whatever widget; dispatched on the document. The list of them is `quiosc.errors`. */
  'quiosc:request-failed': ErrorRecord
  /** The app has sent data for the publisher's analytics (`sendMarfeelNative`); dispatched on the document of a page with a shell. */
  'quiosc:marfeel': Record<string, unknown>
}

/** Events that the page dispatches on its document for the library. */
export interface QuioscRequests {
  /** Whether the reader agrees to be measured, on a page without a TCF interface, or with `waitForConsent`; again with each change. */
  'quiosc:consent': { given: boolean }
  /** Opens a content for 60 s: the paywall sets the voucher cookie and reloads (content-features §4, "Paywall"). */
  'quiosc:content-voucher': { contentId: string }
  /** Opens the profile, and one of its panels: `notification-settings`, `bulletin`, `subscription` … (reader-account §2, "Profile area"). */
  'quiosc:open-profile': { panel?: string } | undefined
  /** Opens a modal of the page shell, regardless of when it was last shown: `bannedComments` or a publisher's own. */
  'quiosc:show-modal': { name: string }
}

declare global {
  interface HTMLElementEventMap extends CustomEvents<QuioscEvents> {}
  interface DocumentEventMap extends CustomEvents<QuioscEvents & QuioscRequests> {}
}

type CustomEvents<Details> = { [Name in keyof Details]: CustomEvent<Details[Name]> }
