// Generated from comments.states.ts by `npm run fix`; `npm run check` fails when it is out of date.
import { states } from '#widgets/comments/comments.states.ts'
import { allStatesStory } from './catalogue/allStatesStory.tsx'
import { referenceStory } from './catalogue/referenceStory.tsx'
import { story } from './support/story.ts'

export default { title: 'Comments' }

export const AllStates = allStatesStory('Comments')
AllStates.storyName = 'All states'
AllStates.tags = ['!test']

export const Reference = referenceStory(() => import('virtual:reference/comments'))
Reference.storyName = 'Reference'
Reference.tags = ['!test']

export const Loading = story('comments', states, 'loading')
Loading.storyName = 'Loading'

export const Open = story('comments', states, 'open')
Open.storyName = 'Open, with author’s question'

export const Long = story('comments', states, 'long')
Long.storyName = 'Long thread, first list page'

export const LongMore = story('comments', states, 'longMore')
LongMore.storyName = 'Long thread, more shown'

export const Oldest = story('comments', states, 'oldest')
Oldest.storyName = 'Oldest first'

export const Ascending = story('comments', states, 'ascending')
Ascending.storyName = 'Oldest first, set by the marker'

export const Empty = story('comments', states, 'empty')
Empty.storyName = 'Empty'

export const EmptySignedOut = story('comments', states, 'emptySignedOut')
EmptySignedOut.storyName = 'Empty, visitor'

export const Closed = story('comments', states, 'closed')
Closed.storyName = 'Closed, read-only'

export const Moderated = story('comments', states, 'moderated')
Moderated.storyName = 'Pre-moderated'

export const EveryState = story('comments', states, 'everyState')
EveryState.storyName = 'Pending, deleted, banned and reported'

export const Anonymous = story('comments', states, 'anonymous')
Anonymous.storyName = 'Visitor'

export const SignedOutApp = story('comments', states, 'signedOutApp')
SignedOutApp.storyName = 'In the app, visitor'

export const RegisteredApple = story('comments', states, 'registeredApple')
RegisteredApple.storyName = 'In the iOS app, registered'

export const Registered = story('comments', states, 'registered')
Registered.storyName = 'Registered, no subscription'

export const NotIncluded = story('comments', states, 'notIncluded')
NotIncluded.storyName = 'Subscription without comments'

export const Banned = story('comments', states, 'banned')
Banned.storyName = 'Banned user'

export const Staff = story('comments', states, 'staff')
Staff.storyName = 'Staff'

export const LockedLike = story('comments', states, 'lockedLike')
LockedLike.storyName = 'Like, visitor'

export const LockedReply = story('comments', states, 'lockedReply')
LockedReply.storyName = 'Reply, registered'

export const BannedLike = story('comments', states, 'bannedLike')
BannedLike.storyName = 'Like, banned user'

export const Writing = story('comments', states, 'writing')
Writing.storyName = 'Composer, with rules'

export const WritingModerated = story('comments', states, 'writingModerated')
WritingModerated.storyName = 'Composer, pre-moderated'

export const Draft = story('comments', states, 'draft')
Draft.storyName = 'Composer, restored draft'

export const DraftSignedOut = story('comments', states, 'draftSignedOut')
DraftSignedOut.storyName = 'Composer, draft kept for sign-in'

export const ReplyDraft = story('comments', states, 'replyDraft')
ReplyDraft.storyName = 'Reply, restored draft'

export const NothingToSend = story('comments', states, 'nothingToSend')
NothingToSend.storyName = 'Composer, empty submitted'

export const NearlyFull = story('comments', states, 'nearlyFull')
NearlyFull.storyName = 'Composer, few characters left'

export const Sending = story('comments', states, 'sending')
Sending.storyName = 'Composer, sending'

export const Published = story('comments', states, 'published')
Published.storyName = 'Published'

export const FirstComment = story('comments', states, 'firstComment')
FirstComment.storyName = 'First comment published'

export const Waiting = story('comments', states, 'waiting')
Waiting.storyName = 'Sent, pending moderation'

export const FailedServer = story('comments', states, 'failedServer')
FailedServer.storyName = 'Failed to send, server error'

export const FailedOffline = story('comments', states, 'failedOffline')
FailedOffline.storyName = 'Failed to send, offline'

export const FailedForbidden = story('comments', states, 'failedForbidden')
FailedForbidden.storyName = 'Failed to send, forbidden'

export const FailedSession = story('comments', states, 'failedSession')
FailedSession.storyName = 'Failed to send, session expired'

export const Liked = story('comments', states, 'liked')
Liked.storyName = 'Liked'

export const LikeFailed = story('comments', states, 'likeFailed')
LikeFailed.storyName = 'Failed to like'

export const Replies = story('comments', states, 'replies')
Replies.storyName = 'Replies'

export const RepliesLoading = story('comments', states, 'repliesLoading')
RepliesLoading.storyName = 'Replies, loading'

export const RepliesFailed = story('comments', states, 'repliesFailed')
RepliesFailed.storyName = 'Replies, failed to load'

export const RepliesHidden = story('comments', states, 'repliesHidden')
RepliesHidden.storyName = 'Replies, hidden again'

export const Replying = story('comments', states, 'replying')
Replying.storyName = 'Reply, composer open'

export const More = story('comments', states, 'more')
More.storyName = 'Menu'

export const OwnMore = story('comments', states, 'ownMore')
OwnMore.storyName = 'Menu, own comment'

export const Deleting = story('comments', states, 'deleting')
Deleting.storyName = 'Delete, confirm'

export const Deleted = story('comments', states, 'deleted')
Deleted.storyName = 'Deleted'

export const DeleteFailed = story('comments', states, 'deleteFailed')
DeleteFailed.storyName = 'Failed to delete, server error'

export const Reporting = story('comments', states, 'reporting')
Reporting.storyName = 'Report, choose a reason'

export const ReportRefused = story('comments', states, 'reportRefused')
ReportRefused.storyName = 'Report, no reason chosen'

export const ReportSent = story('comments', states, 'reportSent')
ReportSent.storyName = 'Reported'

export const ReportFailed = story('comments', states, 'reportFailed')
ReportFailed.storyName = 'Failed to report, server error'

export const ReportedBefore = story('comments', states, 'reportedBefore')
ReportedBefore.storyName = 'Already reported, in another tab'

export const NoReasons = story('comments', states, 'noReasons')
NoReasons.storyName = 'Report, no reasons available'

export const Muting = story('comments', states, 'muting')
Muting.storyName = 'Mute, confirm'

export const Muted = story('comments', states, 'muted')
Muted.storyName = 'Muted author'

export const MuteFailed = story('comments', states, 'muteFailed')
MuteFailed.storyName = 'Failed to mute, server error'

export const Unmuting = story('comments', states, 'unmuting')
Unmuting.storyName = 'Unmute, confirm'

export const Mentioning = story('comments', states, 'mentioning')
Mentioning.storyName = 'Mention, suggestions'

export const MentionNobody = story('comments', states, 'mentionNobody')
MentionNobody.storyName = 'Mention, no results'

export const Mentioned = story('comments', states, 'mentioned')
Mentioned.storyName = 'Mention, inserted'

export const MentionedDraft = story('comments', states, 'mentionedDraft')
MentionedDraft.storyName = 'Mention, restored draft'

export const Sharing = story('comments', states, 'sharing')
Sharing.storyName = 'Share popup'

export const Copied = story('comments', states, 'copied')
Copied.storyName = 'Share, link copied'

export const CopyFailed = story('comments', states, 'copyFailed')
CopyFailed.storyName = 'Share, failed to copy'

export const WebView = story('comments', states, 'webView')
WebView.storyName = 'In the app, list'

export const WebViewWeb = story('comments', states, 'webViewWeb')
WebViewWeb.storyName = 'App’s list, in a browser'

export const WebViewSignedOut = story('comments', states, 'webViewSignedOut')
WebViewSignedOut.storyName = 'In the app, list, visitor'

export const WebViewClosed = story('comments', states, 'webViewClosed')
WebViewClosed.storyName = 'In the app, closed'

export const WebViewEmpty = story('comments', states, 'webViewEmpty')
WebViewEmpty.storyName = 'In the app, empty'

export const WebViewDraft = story('comments', states, 'webViewDraft')
WebViewDraft.storyName = 'In the app, restored draft'

export const WebViewThread = story('comments', states, 'webViewThread')
WebViewThread.storyName = 'In the app, replies'

export const WebViewWriting = story('comments', states, 'webViewWriting')
WebViewWriting.storyName = 'In the app, composer'

export const WebViewReplying = story('comments', states, 'webViewReplying')
WebViewReplying.storyName = 'In the app, reply composer'

export const WebViewWaiting = story('comments', states, 'webViewWaiting')
WebViewWaiting.storyName = 'In the app, sent, pending moderation'

export const WebViewLink = story('comments', states, 'webViewLink')
WebViewLink.storyName = 'In the app, permalink to a reply'

export const WebViewLinkGone = story('comments', states, 'webViewLinkGone')
WebViewLinkGone.storyName = 'In the app, permalink to a deleted reply'

export const Permalink = story('comments', states, 'permalink')
Permalink.storyName = 'Permalink'

export const PermalinkReply = story('comments', states, 'permalinkReply')
PermalinkReply.storyName = 'Permalink to a reply'

export const PermalinkFar = story('comments', states, 'permalinkFar')
PermalinkFar.storyName = 'Permalink to a comment far down'

export const PermalinkGone = story('comments', states, 'permalinkGone')
PermalinkGone.storyName = 'Permalink to a deleted comment'

export const NotFound = story('comments', states, 'notFound')
NotFound.storyName = 'Content not found'

export const Offline = story('comments', states, 'offline')
Offline.storyName = 'Failed to load, offline'

export const Server = story('comments', states, 'server')
Server.storyName = 'Failed to load, server error'

export const WrongShape = story('comments', states, 'wrongShape')
WrongShape.storyName = 'Failed to load, invalid response'

export const Malformed = story('comments', states, 'malformed')
Malformed.storyName = 'Failed to load, malformed JSON'
