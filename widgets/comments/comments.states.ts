import type { Step, WidgetState } from '../../src/island/widgetState.ts'
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

const text = 'A casa la sobretaula acaba quan s’acaba el cafè.'
const drafts = { 'comments:1002': text }
const write: Step = { type: text, into: composerMessages.write.id }
const publish: Step = { press: composerMessages.publish.id }
const like: Step = { press: threadMessages.like.id }
const reply: Step = { press: threadMessages.reply.id }
const showReplies: Step = { press: threadMessages.showReplies.id, values: { count: 2, shown: '2' } }
/** Of the first comment, whoever wrote it: the name is left out. */
const more: Step = { press: threadMessages.more.id, values: { nick: '' } }
const remove: Step = { press: threadMessages.delete.id }
const report: Step = { press: threadMessages.report.id }
/** The backend's words: whichever comes third. */
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
  open: { title: 'Open, with the author’s question', options: open },
  long: { title: 'A long conversation, its first page', options: long },
  oldest: { title: 'The oldest first', options: open, steps: [{ press: messages.oldest.id }] },
  ascending: { title: 'The oldest first, as the marker asks', options: { ...open, order: 'asc' } },
  empty: { title: 'Nobody has written yet', options: empty },
  emptySignedOut: { title: 'Nobody has written yet, for a visitor', options: empty, persona: 'anonymous' },
  closed: { title: 'Closed: to read only', options: closed },
  moderated: { title: 'Reviewed before they are published', options: moderated },
  everyState: { title: 'Waiting, deleted, banned and reported', options: every },

  anonymous: { title: 'A visitor', options: open, persona: 'anonymous' },
  signedOutApp: { title: 'A visitor, in the app', options: open, persona: 'anonymous', channel: 'android' },
  registeredApple: {
    title: 'Registered, in the Apple app that sells nothing',
    options: open,
    persona: 'registered',
    channel: 'ios',
  },
  registered: { title: 'Registered, without a subscription', options: open, persona: 'registered' },
  notIncluded: {
    title: 'A subscription without comments',
    options: open,
    persona: 'subscriber-no-comments',
  },
  banned: { title: 'Banned from commenting', options: open, persona: 'banned' },
  staff: { title: 'Staff', options: open, persona: 'staff' },
  lockedLike: { title: 'A visitor tries to like', options: open, persona: 'anonymous', steps: [like] },
  lockedReply: { title: 'A registered reader tries to reply', options: open, persona: 'registered', steps: [reply] },
  bannedLike: { title: 'Somebody banned tries to like', options: open, persona: 'banned', steps: [like] },

  writing: { title: 'Writing, with the rules', options: open, steps: [write] },
  writingModerated: { title: 'Writing where comments are reviewed', options: moderated, steps: [write] },
  draft: { title: 'A draft from before a reload', options: open, drafts },
  draftSignedOut: { title: 'A draft that waits for the sign-in', options: open, persona: 'anonymous', drafts },
  replyDraft: {
    title: 'A reply’s draft from before a reload',
    options: open,
    drafts: { 'comments:1002:501225': text, 'comments:1002:replying-to': '501225' },
  },
  nothingToSend: {
    title: 'Published with nothing written',
    options: open,
    steps: [{ type: ' ', into: composerMessages.write.id }, publish],
  },
  nearlyFull: {
    title: 'Few characters left',
    options: open,
    drafts: { 'comments:1002': text.repeat(41).slice(0, 1985) },
  },
  sending: { title: 'The comment on its way', options: open, drafts, fault: 'comments.new:timeout', steps: [publish] },
  published: { title: 'Published just now', options: open, drafts, steps: [publish] },
  firstComment: { title: 'The first comment', options: empty, steps: [write, publish] },
  waiting: { title: 'Sent, to be reviewed', options: moderated, steps: [write, publish] },
  lostServer: {
    title: 'The comment not sent, the server failed',
    options: open,
    drafts,
    fault: 'comments.new:500',
    steps: [publish],
  },
  lostOffline: {
    title: 'The comment not sent, no connection',
    options: open,
    drafts,
    fault: 'comments.new:abort',
    steps: [publish],
  },
  lostForbidden: {
    title: 'The comment refused',
    options: open,
    drafts,
    fault: 'comments.new:403',
    steps: [publish],
  },
  lostSession: {
    title: 'The session ended while sending',
    options: open,
    drafts,
    fault: 'comments.new:401',
    steps: [publish],
  },

  liked: { title: 'Liked', options: open, steps: [like] },
  likeLost: { title: 'A like lost', options: open, fault: 'comments.like:500', steps: [like] },
  replies: { title: 'Replies shown', options: open, steps: [showReplies] },
  repliesLoading: { title: 'Replies loading', options: open, fault: 'comments.replies:timeout', steps: [showReplies] },
  repliesLost: { title: 'Replies not loaded', options: open, fault: 'comments.replies:500', steps: [showReplies] },
  repliesHidden: {
    title: 'Replies hidden again',
    options: open,
    steps: [showReplies, { press: threadMessages.hideReplies.id }],
  },
  replying: { title: 'Writing a reply', options: open, steps: [reply] },
  more: { title: 'More about a comment', options: open, steps: [more] },
  ownMore: { title: 'More about one’s own comment', options: open, steps: [{ ...more, nth: 1 }] },
  deleting: { title: 'Asked before deleting', options: open, steps: [{ ...more, nth: 1 }, remove] },
  deleted: {
    title: 'Deleted',
    options: open,
    steps: [{ ...more, nth: 1 }, remove, remove],
  },
  deleteLost: {
    title: 'Not deleted, the server failed',
    options: open,
    fault: 'comments.delete:500',
    steps: [{ ...more, nth: 1 }, remove, remove],
  },

  reporting: { title: 'Asked why a comment is reported', options: open, steps: [more, report] },
  reportRefused: {
    title: 'A report without a reason',
    options: open,
    steps: [more, report, sendReport],
  },
  reportSent: { title: 'Reported', options: open, steps: [more, report, reason, sendReport] },
  reportLost: {
    title: 'Not reported, the server failed',
    options: open,
    fault: 'comments.report:500',
    steps: [more, report, reason, sendReport],
  },
  reportedBefore: {
    title: 'Reported before, in another tab',
    options: open,
    answers: {
      'comments.report': { status: 409, body: { errors: [{ errorCode: ALREADY_REPORTED, errorMessage: '' }] } },
    },
    steps: [more, report, reason, sendReport],
  },
  noReasons: {
    title: 'No reasons to report a comment for',
    options: open,
    answers: { comments: { body: { response: { comments: [joke], contentNumComments: 1 } } } },
    steps: [more, report],
  },
  muting: { title: 'Asked before an author is muted', options: open, steps: [more, mute] },
  muted: { title: 'An author muted', options: open, steps: [more, mute, mute] },
  muteLost: {
    title: 'Not muted, the server failed',
    options: open,
    fault: 'user.lock:500',
    steps: [more, mute, mute],
  },
  unmuting: { title: 'Asked before an author is heard again', options: open, steps: [more, mute, mute, unmute] },
  mentioning: { title: 'Readers to mention', options: open, steps: [mention('Pregunteu-ho a @uri')] },
  mentionNobody: { title: 'Nobody to mention', options: open, steps: [mention('@xqxq')] },
  mentioned: {
    title: 'A reader mentioned',
    options: open,
    steps: [mention('Pregunteu-ho a @uri'), { press: 'Nurieta77' }, publish],
  },
  mentionedDraft: {
    title: 'A draft with a reader mentioned, from before a reload',
    options: open,
    drafts: {
      'comments:1002': 'Pregunteu-ho a @Nurieta77',
      'comments:1002:mentions': '[{"id":"9020","nick":"Nurieta77"}]',
    },
    steps: [publish],
  },
  sharing: { title: 'The ways to share a comment', options: open, steps: [share] },
  copied: { title: 'The link to a comment copied', options: open, steps: [share, copy] },
  copyFailed: { title: 'The link not copied', options: open, clipboardRefused: true, steps: [share, copy] },

  webView: { title: 'In the app: the list', ...webView('1002') },
  webViewWeb: {
    title: 'The app’s list, in a browser',
    options: open,
    path: '/webview/content/1002/comments',
  },
  webViewSignedOut: { title: 'In the app: the list, for a visitor', ...webView('1002'), persona: 'anonymous' },
  webViewClosed: { title: 'In the app: closed', ...webView('1004') },
  webViewEmpty: { title: 'In the app: nobody has written yet', ...webView('1003') },
  webViewDraft: { title: 'In the app: a draft', ...webView('1002'), drafts },
  webViewThread: { title: 'In the app: one comment’s replies', ...webView('1002'), steps: [showReplies] },
  webViewWriting: {
    title: 'In the app: writing',
    ...webView('1002'),
    steps: [{ press: composerMessages.write.id }],
  },
  webViewReplying: { title: 'In the app: writing a reply', ...webView('1002'), steps: [reply] },
  webViewWaiting: {
    title: 'In the app: sent, to be reviewed',
    ...webView('1005'),
    steps: [{ press: composerMessages.write.id }, write, publish],
  },
  webViewLink: { title: 'In the app: a link to a reply', ...webView('1002', '#comment-501205.501206.501207') },
  webViewLinkGone: {
    title: 'In the app: a link to a reply that is gone',
    ...webView('1002', '#comment-1.2'),
    // The list goes out of sight before it is known who reads.
    fault: 'user.profile:delay-1000',
  },

  permalink: { title: 'A link to one comment', options: open, path: '?#comment-501211' },
  permalinkReply: { title: 'A link to a reply', options: open, path: '?#comment-501205.501206.501207' },
  permalinkFar: { title: 'A link to a comment far down', options: long, path: '?#comment-500001' },
  permalinkGone: { title: 'A link to a comment that is gone', options: open, path: '?#comment-1' },

  notFound: { title: 'There is no such content', options: { contentId: '9999' } },
  offline: { title: 'Not loaded, no connection', options: open, fault: 'comments:abort' },
  server: { title: 'Not loaded, the server failed', options: open, fault: 'comments:500' },
  wrongShape: { title: 'Not loaded, an answer of the wrong shape', options: open, fault: 'comments:wrong-shape' },
  malformed: { title: 'Not loaded, an answer that is no JSON', options: open, fault: 'comments:malformed' },
}
