import type { Fault } from '../src/island/fault.types.ts'
import type { ArchiveOpened } from './archive/archive.types.ts'
import type { Comment } from './comments/comments.types.ts'
import type { FollowTarget } from './follow/follow.types.ts'
import type { GiftCreated } from './gift/gift.types.ts'
import type { PaywallType } from './paywall/paywall.types.ts'
import type { PollVote } from './poll/poll.types.ts'
import type { SavedContent } from './save-to-list/save-to-list.types.ts'

/** What each event of the library carries in `detail` (contract §3). All bubble from their marker and leave shadow roots. */
export interface QuioscEvents {
  /** A widget has rendered for the first time. */
  'quiosc:ready': { widget: string }
  /** A marker's state is `error`, and why. */
  'quiosc:error': Fault
  /** A comment or reply was accepted; `comment.state` says whether it waits for moderation. */
  'quiosc:comment-posted': { contentId: string; comment: Comment }
  'quiosc:comment-deleted': { contentId: string; commentId: string }
  /** A like was given (`liked`) or taken back. */
  'quiosc:comment-liked': { contentId: string; commentId: string; liked: boolean }
  /** How many comments a content has, whenever a widget of the page knows or changes it. */
  'quiosc:comments-counted': { contentId: string; count: number }
  /** A widget asks the others of the page for that number. */
  'quiosc:comments-count-wanted': { contentId: string }
  /** This reader no longer sees what another one writes, or sees it again. */
  'quiosc:reader-muted': { userId: string }
  'quiosc:reader-unmuted': { userId: string }
  /** An article was given away: its link was made, for the first time or again. */
  'quiosc:gift-created': GiftCreated
  /** The reader follows somebody or something, or no longer does; on the marker that was pressed. */
  'quiosc:followed': FollowTarget
  'quiosc:unfollowed': FollowTarget
  'quiosc:poll-voted': PollVote
  /** An article was saved, or is in other lists than before. */
  'quiosc:saved': SavedContent
  /** An article is in none of the reader's lists any more. */
  'quiosc:unsaved': SavedContent
  /** A paper of the archive was opened or, in the app, asked for. */
  'quiosc:archive-opened': ArchiveOpened
  /** A reader has signed in by the login's own form. */
  'quiosc:signed-in': { userId: string }
  /** A reader has made an account, and is signed in. */
  'quiosc:registered': { userId: string }
  /** Back from a step of the registration (reader-account §2), and the step it goes to; 0 when it is left. */
  'quiosc:register-closed': { step: number }
  /** A paywall message came on the page, or had no reason to: once a view. */
  'quiosc:paywall-shown': { type: PaywallType; access: boolean }
  'quiosc:paywall-hidden': { type: PaywallType; access: boolean }
  'quiosc:paywall-folded': { type: PaywallType }
  'quiosc:paywall-unfolded': { type: PaywallType }
}

/** What the page sends to the library, on its document. */
export interface QuioscRequests {
  /** Opens a content for 60 s: the paywall sets the voucher cookie and reloads (content-features §4, "Paywall"). */
  'quiosc:content-voucher': { contentId: string }
  /** Opens a modal of the page shell by hand, whenever it was last seen: `bannedComments`, or one of the publisher's own. */
  'quiosc:show-modal': { name: string }
}

declare global {
  interface HTMLElementEventMap extends CustomEvents<QuioscEvents> {}
  interface DocumentEventMap extends CustomEvents<QuioscEvents & QuioscRequests> {}
}

type CustomEvents<Details> = { [Name in keyof Details]: CustomEvent<Details[Name]> }
