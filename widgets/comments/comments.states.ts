import type { Step, WidgetState } from '#islands/island/widgetState.ts'
import { composerMessages, messages, threadMessages } from './comments.messages.ts'
import { ALREADY_REPORTED } from './comments.schema.ts'
import { reportMessages } from './report/report.messages.ts'
import { shareMessages } from './share/share.messages.ts'

/** The newspaper's conversations: 1,200 comments; about twenty; none; closed; moderated beforehand; one of every kind. */
const long = { contentId: '1001' }
const open = { contentId: '1002' }
const empty = { contentId: '1003' }
const closed = { contentId: '1004' }
const moderated = { contentId: '1005' }
const every = { contentId: '1006' }

/** For what does not depend on the list's length: three of `open`, by Uri, by the subscriber themself and by Ada. */
const few = { options: open, newestComments: 3 }

const text = 'A casa la sobretaula acaba quan s’acaba el cafè.'
const drafts = { 'comments:1002': text }
const write: Step = { type: text, into: composerMessages.write.id }
const publish: Step = { press: composerMessages.publish.id }
const like: Step = { press: threadMessages.like.id }
const reply: Step = { press: threadMessages.reply.id }
const showReplies: Step = { press: threadMessages.showReplies.id, values: { count: 2, shown: '2' } }
/** On the first comment, whose author is not fixed. */
const more: Step = { press: threadMessages.more.id, values: { nick: '' } }
const remove: Step = { press: threadMessages.delete.id }
const report: Step = { press: threadMessages.report.id }
/** The third reason of the backend, whatever its text. */
const reason: Step = { press: '', role: 'radio', nth: 4 }
const sendReport: Step = { press: reportMessages.send.id }
/** Uri wrote the first comment of `open`. */
const uri = { nick: 'Uri' }
const mute: Step = { press: threadMessages.mute.id, values: uri }
const unmute: Step = { press: threadMessages.unmute.id, values: uri }
const share: Step = { press: threadMessages.shareOf.id, values: { nick: '' } }
const copy: Step = { press: shareMessages.copy.id }
const mention = (typed: string): Step => ({ type: typed, into: composerMessages.write.id })
const joke = {
  id: '501301',
  body: 'El pa, el de cada dia; la sobretaula, la de diumenge.',
  publicationDate: '2026-11-13T09:30:00Z',
  author: { id: '9031', nick: 'Uri' },
}
/** The native app's own page of a conversation. */
const webView = (contentId: string, hash = '') => ({
  options: { contentId },
  channel: 'android' as const,
  path: `/webview/content/${contentId}/comments${hash}`,
})

export const states: Record<string, WidgetState> = {
  loading: { title: 'Loading', options: open, fault: 'comments:timeout' },
  open: { title: 'Open, with author’s question', options: open },
  long: { title: 'Long thread, first list page', options: long },
  longMore: {
    title: 'Long thread, more shown',
    options: long,
    steps: [{ press: messages.showMore.id, values: { shown: '1180' } }],
  },
  oldest: { title: 'Oldest first', options: open, steps: [{ press: messages.oldest.id }] },
  ascending: { title: 'Oldest first, set by the marker', options: { ...open, order: 'asc' } },
  empty: { title: 'Empty', options: empty },
  emptySignedOut: { title: 'Empty, visitor', options: empty, persona: 'anonymous' },
  closed: { title: 'Closed, read-only', options: closed },
  moderated: { title: 'Pre-moderated', options: moderated },
  everyState: { title: 'Pending, deleted, banned and reported', options: every },

  anonymous: { title: 'Visitor', options: open, persona: 'anonymous' },
  signedOutApp: { title: 'In the app, visitor', ...few, persona: 'anonymous', channel: 'android' },
  registeredApple: {
    title: 'In the iOS app, registered',
    ...few,
    persona: 'registered',
    channel: 'ios',
  },
  registered: { title: 'Registered, no subscription', ...few, persona: 'registered' },
  notIncluded: {
    title: 'Subscription without comments',
    ...few,
    persona: 'subscriber-no-comments',
  },
  banned: { title: 'Banned user', ...few, persona: 'banned' },
  staff: { title: 'Staff', options: open, persona: 'staff' },
  lockedLike: { title: 'Like, visitor', ...few, persona: 'anonymous', steps: [like] },
  lockedReply: { title: 'Reply, registered', ...few, persona: 'registered', steps: [reply] },
  bannedLike: { title: 'Like, banned user', ...few, persona: 'banned', steps: [like] },

  writing: { title: 'Composer, with rules', ...few, steps: [write] },
  writingModerated: { title: 'Composer, pre-moderated', options: moderated, steps: [write] },
  draft: { title: 'Composer, restored draft', ...few, drafts },
  draftSignedOut: { title: 'Composer, draft kept for sign-in', ...few, persona: 'anonymous', drafts },
  replyDraft: {
    title: 'Reply, restored draft',
    options: open,
    drafts: { 'comments:1002:501225': text, 'comments:1002:replying-to': '501225' },
  },
  nothingToSend: {
    title: 'Composer, empty submitted',
    ...few,
    steps: [{ type: ' ', into: composerMessages.write.id }, publish],
  },
  nearlyFull: {
    title: 'Composer, few characters left',
    ...few,
    drafts: { 'comments:1002': text.repeat(41).slice(0, 1985) },
  },
  sending: { title: 'Composer, sending', ...few, drafts, fault: 'comments.new:timeout', steps: [publish] },
  published: { title: 'Published', ...few, drafts, steps: [publish] },
  firstComment: { title: 'First comment published', options: empty, steps: [write, publish] },
  waiting: { title: 'Sent, pending moderation', options: moderated, steps: [write, publish] },
  failedServer: {
    title: 'Failed to send, server error',
    ...few,
    drafts,
    fault: 'comments.new:500',
    steps: [publish],
  },
  failedOffline: {
    title: 'Failed to send, offline',
    ...few,
    drafts,
    fault: 'comments.new:abort',
    steps: [publish],
  },
  failedForbidden: {
    title: 'Failed to send, forbidden',
    ...few,
    drafts,
    fault: 'comments.new:403',
    steps: [publish],
  },
  failedSession: {
    title: 'Failed to send, session expired',
    ...few,
    drafts,
    fault: 'comments.new:401',
    steps: [publish],
  },

  liked: { title: 'Liked', ...few, steps: [like] },
  likeFailed: { title: 'Failed to like', ...few, fault: 'comments.like:500', steps: [like] },
  replies: { title: 'Replies', options: open, steps: [showReplies] },
  repliesLoading: { title: 'Replies, loading', options: open, fault: 'comments.replies:timeout', steps: [showReplies] },
  repliesFailed: {
    title: 'Replies, failed to load',
    options: open,
    fault: 'comments.replies:500',
    steps: [showReplies],
  },
  repliesHidden: {
    title: 'Replies, hidden again',
    options: open,
    steps: [showReplies, { press: threadMessages.hideReplies.id }],
  },
  replying: { title: 'Reply, composer open', ...few, steps: [reply] },
  more: { title: 'Menu', ...few, steps: [more] },
  ownMore: { title: 'Menu, own comment', ...few, steps: [{ ...more, nth: 1 }] },
  deleting: { title: 'Delete, confirm', ...few, steps: [{ ...more, nth: 1 }, remove] },
  deleted: {
    title: 'Deleted',
    ...few,
    steps: [{ ...more, nth: 1 }, remove, remove],
  },
  deleteFailed: {
    title: 'Failed to delete, server error',
    ...few,
    fault: 'comments.delete:500',
    steps: [{ ...more, nth: 1 }, remove, remove],
  },

  reporting: { title: 'Report, choose a reason', ...few, steps: [more, report] },
  reportRefused: {
    title: 'Report, no reason chosen',
    ...few,
    steps: [more, report, sendReport],
  },
  reportSent: { title: 'Reported', ...few, steps: [more, report, reason, sendReport] },
  reportFailed: {
    title: 'Failed to report, server error',
    ...few,
    fault: 'comments.report:500',
    steps: [more, report, reason, sendReport],
  },
  reportedBefore: {
    title: 'Already reported, in another tab',
    ...few,
    answers: {
      'comments.report': { status: 409, body: { errors: [{ errorCode: ALREADY_REPORTED, errorMessage: '' }] } },
    },
    steps: [more, report, reason, sendReport],
  },
  noReasons: {
    title: 'Report, no reasons available',
    options: open,
    answers: { comments: { body: { response: { comments: [joke], contentNumComments: 1 } } } },
    steps: [more, report],
  },
  muting: { title: 'Mute, confirm', ...few, steps: [more, mute] },
  muted: { title: 'Muted author', ...few, steps: [more, mute, mute] },
  muteFailed: {
    title: 'Failed to mute, server error',
    ...few,
    fault: 'user.lock:500',
    steps: [more, mute, mute],
  },
  unmuting: { title: 'Unmute, confirm', ...few, steps: [more, mute, mute, unmute] },
  mentioning: { title: 'Mention, suggestions', ...few, steps: [mention('Pregunteu-ho a @uri')] },
  mentionNobody: { title: 'Mention, no results', ...few, steps: [mention('@xqxq')] },
  mentioned: {
    title: 'Mention, inserted',
    ...few,
    steps: [mention('Pregunteu-ho a @uri'), { press: 'Nurieta77' }, publish],
  },
  mentionedDraft: {
    title: 'Mention, restored draft',
    ...few,
    drafts: {
      'comments:1002': 'Pregunteu-ho a @Nurieta77',
      'comments:1002:mentions': '[{"id":"9020","nick":"Nurieta77"}]',
    },
    steps: [publish],
  },
  sharing: { title: 'Share popup', ...few, steps: [share] },
  copied: { title: 'Share, link copied', ...few, steps: [share, copy] },
  copyFailed: { title: 'Share, failed to copy', ...few, clipboardRefused: true, steps: [share, copy] },

  webView: { title: 'In the app, list', ...webView('1002') },
  webViewWeb: {
    title: 'App’s list, in a browser',
    ...few,
    path: '/webview/content/1002/comments',
  },
  webViewSignedOut: { title: 'In the app, list, visitor', ...webView('1002'), newestComments: 3, persona: 'anonymous' },
  webViewClosed: { title: 'In the app, closed', ...webView('1004') },
  webViewEmpty: { title: 'In the app, empty', ...webView('1003') },
  webViewDraft: { title: 'In the app, restored draft', ...webView('1002'), newestComments: 3, drafts },
  webViewThread: { title: 'In the app, replies', ...webView('1002'), steps: [showReplies] },
  webViewWriting: {
    title: 'In the app, composer',
    ...webView('1002'),
    newestComments: 3,
    steps: [{ press: composerMessages.write.id }],
  },
  webViewReplying: { title: 'In the app, reply composer', ...webView('1002'), newestComments: 3, steps: [reply] },
  webViewWaiting: {
    title: 'In the app, sent, pending moderation',
    ...webView('1005'),
    steps: [{ press: composerMessages.write.id }, write, publish],
  },
  webViewLink: { title: 'In the app, permalink to a reply', ...webView('1002', '#comment-501205.501206.501207') },
  webViewLinkGone: {
    title: 'In the app, permalink to a deleted reply',
    ...webView('1002', '#comment-1.2'),
    // The list scrolls out of the viewport before the session has loaded.
    fault: 'user.profile:delay-1000',
  },

  permalink: { title: 'Permalink', options: open, path: '?#comment-501211' },
  permalinkReply: { title: 'Permalink to a reply', options: open, path: '?#comment-501205.501206.501207' },
  permalinkFar: { title: 'Permalink to a comment far down', options: long, path: '?#comment-500001' },
  permalinkGone: { title: 'Permalink to a deleted comment', options: open, path: '?#comment-1' },

  notFound: { title: 'Content not found', options: { contentId: '9999' } },
  offline: { title: 'Failed to load, offline', options: open, fault: 'comments:abort' },
  server: { title: 'Failed to load, server error', options: open, fault: 'comments:500' },
  wrongShape: { title: 'Failed to load, invalid response', options: open, fault: 'comments:wrong-shape' },
  malformed: { title: 'Failed to load, malformed JSON', options: open, fault: 'comments:malformed' },
}
