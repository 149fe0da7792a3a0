// Made from comments.states.ts by `npm run fix`; `npm run check` says when it is not in step.
import { states } from '../widgets/comments/comments.states.ts'
import { story } from './support/story.ts'

export default { title: 'Comments' }

export const Loading = story('comments', states, 'loading')
Loading.storyName = 'Loading'

export const Open = story('comments', states, 'open')
Open.storyName = 'Open, with the author’s question'

export const Long = story('comments', states, 'long')
Long.storyName = 'A long conversation, its first page'

export const Oldest = story('comments', states, 'oldest')
Oldest.storyName = 'The oldest first'

export const Ascending = story('comments', states, 'ascending')
Ascending.storyName = 'The oldest first, as the marker asks'

export const Empty = story('comments', states, 'empty')
Empty.storyName = 'Nobody has written yet'

export const EmptySignedOut = story('comments', states, 'emptySignedOut')
EmptySignedOut.storyName = 'Nobody has written yet, for a visitor'

export const Closed = story('comments', states, 'closed')
Closed.storyName = 'Closed: to read only'

export const Moderated = story('comments', states, 'moderated')
Moderated.storyName = 'Reviewed before they are published'

export const EveryState = story('comments', states, 'everyState')
EveryState.storyName = 'Waiting, deleted, banned and reported'

export const Anonymous = story('comments', states, 'anonymous')
Anonymous.storyName = 'A visitor'

export const SignedOutApp = story('comments', states, 'signedOutApp')
SignedOutApp.storyName = 'A visitor, in the app'

export const RegisteredApple = story('comments', states, 'registeredApple')
RegisteredApple.storyName = 'Registered, in the Apple app that sells nothing'

export const Registered = story('comments', states, 'registered')
Registered.storyName = 'Registered, without a subscription'

export const NotIncluded = story('comments', states, 'notIncluded')
NotIncluded.storyName = 'A subscription without comments'

export const Banned = story('comments', states, 'banned')
Banned.storyName = 'Banned from commenting'

export const Staff = story('comments', states, 'staff')
Staff.storyName = 'Staff'

export const LockedLike = story('comments', states, 'lockedLike')
LockedLike.storyName = 'A visitor tries to like'

export const LockedReply = story('comments', states, 'lockedReply')
LockedReply.storyName = 'A registered reader tries to reply'

export const BannedLike = story('comments', states, 'bannedLike')
BannedLike.storyName = 'Somebody banned tries to like'

export const Writing = story('comments', states, 'writing')
Writing.storyName = 'Writing, with the rules'

export const WritingModerated = story('comments', states, 'writingModerated')
WritingModerated.storyName = 'Writing where comments are reviewed'

export const Draft = story('comments', states, 'draft')
Draft.storyName = 'A draft from before a reload'

export const DraftSignedOut = story('comments', states, 'draftSignedOut')
DraftSignedOut.storyName = 'A draft that waits for the sign-in'

export const ReplyDraft = story('comments', states, 'replyDraft')
ReplyDraft.storyName = 'A reply’s draft from before a reload'

export const NothingToSend = story('comments', states, 'nothingToSend')
NothingToSend.storyName = 'Published with nothing written'

export const NearlyFull = story('comments', states, 'nearlyFull')
NearlyFull.storyName = 'Few characters left'

export const Sending = story('comments', states, 'sending')
Sending.storyName = 'The comment on its way'

export const Published = story('comments', states, 'published')
Published.storyName = 'Published just now'

export const FirstComment = story('comments', states, 'firstComment')
FirstComment.storyName = 'The first comment'

export const Waiting = story('comments', states, 'waiting')
Waiting.storyName = 'Sent, to be reviewed'

export const LostServer = story('comments', states, 'lostServer')
LostServer.storyName = 'The comment not sent, the server failed'

export const LostOffline = story('comments', states, 'lostOffline')
LostOffline.storyName = 'The comment not sent, no connection'

export const LostForbidden = story('comments', states, 'lostForbidden')
LostForbidden.storyName = 'The comment refused'

export const LostSession = story('comments', states, 'lostSession')
LostSession.storyName = 'The session ended while sending'

export const Liked = story('comments', states, 'liked')
Liked.storyName = 'Liked'

export const LikeLost = story('comments', states, 'likeLost')
LikeLost.storyName = 'A like lost'

export const Replies = story('comments', states, 'replies')
Replies.storyName = 'Replies shown'

export const RepliesLoading = story('comments', states, 'repliesLoading')
RepliesLoading.storyName = 'Replies loading'

export const RepliesLost = story('comments', states, 'repliesLost')
RepliesLost.storyName = 'Replies not loaded'

export const RepliesHidden = story('comments', states, 'repliesHidden')
RepliesHidden.storyName = 'Replies hidden again'

export const Replying = story('comments', states, 'replying')
Replying.storyName = 'Writing a reply'

export const More = story('comments', states, 'more')
More.storyName = 'More about a comment'

export const OwnMore = story('comments', states, 'ownMore')
OwnMore.storyName = 'More about one’s own comment'

export const Deleting = story('comments', states, 'deleting')
Deleting.storyName = 'Asked before deleting'

export const Deleted = story('comments', states, 'deleted')
Deleted.storyName = 'Deleted'

export const DeleteLost = story('comments', states, 'deleteLost')
DeleteLost.storyName = 'Not deleted, the server failed'

export const Reporting = story('comments', states, 'reporting')
Reporting.storyName = 'Asked why a comment is reported'

export const ReportRefused = story('comments', states, 'reportRefused')
ReportRefused.storyName = 'A report without a reason'

export const ReportSent = story('comments', states, 'reportSent')
ReportSent.storyName = 'Reported'

export const ReportLost = story('comments', states, 'reportLost')
ReportLost.storyName = 'Not reported, the server failed'

export const ReportedBefore = story('comments', states, 'reportedBefore')
ReportedBefore.storyName = 'Reported before, in another tab'

export const NoReasons = story('comments', states, 'noReasons')
NoReasons.storyName = 'No reasons to report a comment for'

export const Muting = story('comments', states, 'muting')
Muting.storyName = 'Asked before an author is muted'

export const Muted = story('comments', states, 'muted')
Muted.storyName = 'An author muted'

export const MuteLost = story('comments', states, 'muteLost')
MuteLost.storyName = 'Not muted, the server failed'

export const Unmuting = story('comments', states, 'unmuting')
Unmuting.storyName = 'Asked before an author is heard again'

export const Mentioning = story('comments', states, 'mentioning')
Mentioning.storyName = 'Readers to mention'

export const MentionNobody = story('comments', states, 'mentionNobody')
MentionNobody.storyName = 'Nobody to mention'

export const Mentioned = story('comments', states, 'mentioned')
Mentioned.storyName = 'A reader mentioned'

export const MentionedDraft = story('comments', states, 'mentionedDraft')
MentionedDraft.storyName = 'A draft with a reader mentioned, from before a reload'

export const Sharing = story('comments', states, 'sharing')
Sharing.storyName = 'The ways to share a comment'

export const Copied = story('comments', states, 'copied')
Copied.storyName = 'The link to a comment copied'

export const CopyFailed = story('comments', states, 'copyFailed')
CopyFailed.storyName = 'The link not copied'

export const WebView = story('comments', states, 'webView')
WebView.storyName = 'In the app: the list'

export const WebViewWeb = story('comments', states, 'webViewWeb')
WebViewWeb.storyName = 'The app’s list, in a browser'

export const WebViewSignedOut = story('comments', states, 'webViewSignedOut')
WebViewSignedOut.storyName = 'In the app: the list, for a visitor'

export const WebViewClosed = story('comments', states, 'webViewClosed')
WebViewClosed.storyName = 'In the app: closed'

export const WebViewEmpty = story('comments', states, 'webViewEmpty')
WebViewEmpty.storyName = 'In the app: nobody has written yet'

export const WebViewDraft = story('comments', states, 'webViewDraft')
WebViewDraft.storyName = 'In the app: a draft'

export const WebViewThread = story('comments', states, 'webViewThread')
WebViewThread.storyName = 'In the app: one comment’s replies'

export const WebViewWriting = story('comments', states, 'webViewWriting')
WebViewWriting.storyName = 'In the app: writing'

export const WebViewReplying = story('comments', states, 'webViewReplying')
WebViewReplying.storyName = 'In the app: writing a reply'

export const WebViewWaiting = story('comments', states, 'webViewWaiting')
WebViewWaiting.storyName = 'In the app: sent, to be reviewed'

export const WebViewLink = story('comments', states, 'webViewLink')
WebViewLink.storyName = 'In the app: a link to a reply'

export const WebViewLinkGone = story('comments', states, 'webViewLinkGone')
WebViewLinkGone.storyName = 'In the app: a link to a reply that is gone'

export const Permalink = story('comments', states, 'permalink')
Permalink.storyName = 'A link to one comment'

export const PermalinkReply = story('comments', states, 'permalinkReply')
PermalinkReply.storyName = 'A link to a reply'

export const PermalinkFar = story('comments', states, 'permalinkFar')
PermalinkFar.storyName = 'A link to a comment far down'

export const PermalinkGone = story('comments', states, 'permalinkGone')
PermalinkGone.storyName = 'A link to a comment that is gone'

export const NotFound = story('comments', states, 'notFound')
NotFound.storyName = 'There is no such content'

export const Offline = story('comments', states, 'offline')
Offline.storyName = 'Not loaded, no connection'

export const Server = story('comments', states, 'server')
Server.storyName = 'Not loaded, the server failed'

export const WrongShape = story('comments', states, 'wrongShape')
WrongShape.storyName = 'Not loaded, an answer of the wrong shape'

export const Malformed = story('comments', states, 'malformed')
Malformed.storyName = 'Not loaded, an answer that is no JSON'
