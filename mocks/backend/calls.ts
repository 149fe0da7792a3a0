/** Who may make a call: anybody, a signed-in reader, or a reader with the permission to comment (reader-account §6). */
export type Auth = 'none' | 'reader' | 'commenter'

export interface CallAddress {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the API's base, or below `root`. */
  path: string
  /** In place of the API's base, on the same host. */
  root?: string
  auth: Auth
  /** The field that wraps the answer (content-features §7). */
  wrap: 'response' | 'data'
}

/** The calls of both specs §7 that the backend answers, by the names used in faults. */
export const calls = {
  comments: { method: 'GET', path: '/comment/content/:contentId', auth: 'none', wrap: 'response' },
  'comments.replies': { method: 'GET', path: '/comment/:commentId/replies', auth: 'none', wrap: 'data' },
  'comments.new': { method: 'POST', path: '/comment/content/:contentId/new', auth: 'commenter', wrap: 'response' },
  'comments.report': { method: 'POST', path: '/comment/:commentId/report', auth: 'commenter', wrap: 'response' },
  'comments.like': { method: 'POST', path: '/comment/:commentId/like', auth: 'commenter', wrap: 'response' },
  'comments.delete': { method: 'DELETE', path: '/comment/:commentId', auth: 'reader', wrap: 'response' },
  'comments.userSearch': { method: 'POST', path: '/comment/user/search', auth: 'reader', wrap: 'data' },
  poll: { method: 'GET', path: '/poll/:pollId', auth: 'none', wrap: 'data' },
  'poll.vote': { method: 'POST', path: '/poll/:pollId/vote/:optionId', auth: 'none', wrap: 'data' },
  'live.newest': { method: 'GET', path: '/live/:liveId/messages/newest', auth: 'none', wrap: 'response' },
  'live.oldest': { method: 'GET', path: '/live/:liveId/messages/oldest', auth: 'none', wrap: 'response' },
  'livefootball.newest': {
    method: 'GET',
    path: '/livefootball/:liveId/messages/newest',
    auth: 'none',
    wrap: 'response',
  },
  'livefootball.oldest': {
    method: 'GET',
    path: '/livefootball/:liveId/messages/oldest',
    auth: 'none',
    wrap: 'response',
  },
  // The CMS's: a list's further pages.
  articles: { method: 'GET', path: '/llista/:category', root: '', auth: 'none', wrap: 'response' },
  archive: { method: 'GET', path: '/archive/publications', auth: 'none', wrap: 'response' },
  'paywall.message': { method: 'GET', path: '/paywall/message/:messageId', auth: 'none', wrap: 'response' },
  'gift.new': { method: 'POST', path: '/give-away/:contentId', auth: 'reader', wrap: 'response' },
  'gift.list': { method: 'GET', path: '/user/gifts', auth: 'reader', wrap: 'data' },
  'user.emailCheck': { method: 'POST', path: '/user/email-check', auth: 'none', wrap: 'response' },
  'user.login': { method: 'POST', path: '/user/login', auth: 'none', wrap: 'response' },
  'user.socialLogin': { method: 'POST', path: '/user/login/:provider', auth: 'none', wrap: 'response' },
  'user.register': { method: 'POST', path: '/user/register', auth: 'none', wrap: 'response' },
  'user.recoverPassword': { method: 'POST', path: '/user/recover-password', auth: 'none', wrap: 'response' },
  'user.changePassword': { method: 'POST', path: '/user/change-password', auth: 'none', wrap: 'response' },
  'user.resendValidation': { method: 'POST', path: '/user/resend-validation-mail', auth: 'none', wrap: 'response' },
  'user.profile': { method: 'GET', path: '/user/profile', auth: 'reader', wrap: 'response' },
  'user.update': { method: 'PATCH', path: '/user/profile', auth: 'reader', wrap: 'response' },
  'user.avatar': { method: 'POST', path: '/user/avatar', auth: 'reader', wrap: 'response' },
  'user.newPassword': { method: 'POST', path: '/user/new-password', auth: 'reader', wrap: 'response' },
  'user.deleteAccount': { method: 'POST', path: '/user/delete-account', auth: 'reader', wrap: 'response' },
  'notifications.status': { method: 'GET', path: '/user/notifications/status', auth: 'reader', wrap: 'response' },
  'notifications.latest': { method: 'GET', path: '/user/notifications/latest', auth: 'reader', wrap: 'response' },
  'notifications.history': { method: 'GET', path: '/user/notifications/history', auth: 'reader', wrap: 'response' },
  'profile.own': { method: 'GET', path: '/profile', auth: 'reader', wrap: 'response' },
  profile: { method: 'GET', path: '/profile/:userId', auth: 'reader', wrap: 'response' },
  'profile.comments': { method: 'GET', path: '/profile/comments/:userId', auth: 'reader', wrap: 'response' },
  editions: { method: 'GET', path: '/editions', root: '/api/app', auth: 'none', wrap: 'response' },
  'user.logout': { method: 'POST', path: '/user/logout', auth: 'none', wrap: 'response' },
  'user.lock': { method: 'POST', path: '/user/:userId/lock', auth: 'reader', wrap: 'response' },
  'user.unlock': { method: 'POST', path: '/user/:userId/unlock', auth: 'reader', wrap: 'response' },
  'user.interest': { method: 'GET', path: '/user/interest', auth: 'reader', wrap: 'response' },
  'user.interestWithLists': {
    method: 'GET',
    path: '/user/interest-with-saved-content-lists',
    auth: 'reader',
    wrap: 'response',
  },
  'content.save': { method: 'GET', path: '/user/content/:contentId/save', auth: 'reader', wrap: 'response' },
  'content.delete': { method: 'GET', path: '/user/content/:contentId/delete', auth: 'reader', wrap: 'response' },
  'content.list': { method: 'GET', path: '/user/content', auth: 'reader', wrap: 'data' },
  'content.unsave': { method: 'DELETE', path: '/user/content/:contentId', auth: 'reader', wrap: 'response' },
  'content.setLists': { method: 'POST', path: '/user/content', auth: 'reader', wrap: 'response' },
  lists: { method: 'GET', path: '/user/favourite-list', auth: 'reader', wrap: 'data' },
  'lists.new': { method: 'POST', path: '/user/favourite-list', auth: 'reader', wrap: 'response' },
  'lists.rename': { method: 'PATCH', path: '/user/favourite-list/:listId', auth: 'reader', wrap: 'response' },
  'lists.delete': { method: 'DELETE', path: '/user/favourite-list/:listId', auth: 'reader', wrap: 'response' },
  'lists.contents': { method: 'GET', path: '/user/favourite-list/:listId', auth: 'reader', wrap: 'data' },
  'follow.user': { method: 'GET', path: '/user/user/:id/follow', auth: 'reader', wrap: 'response' },
  'unfollow.user': { method: 'GET', path: '/user/user/:id/unfollow', auth: 'reader', wrap: 'response' },
  'following.user': { method: 'GET', path: '/user/user', auth: 'reader', wrap: 'data' },
  'follow.author': { method: 'GET', path: '/user/author/:id/follow', auth: 'reader', wrap: 'response' },
  'unfollow.author': { method: 'GET', path: '/user/author/:id/unfollow', auth: 'reader', wrap: 'response' },
  'following.author': { method: 'GET', path: '/user/author', auth: 'reader', wrap: 'data' },
  'follow.column': { method: 'GET', path: '/user/opinion-column/:id/follow', auth: 'reader', wrap: 'response' },
  'unfollow.column': { method: 'GET', path: '/user/opinion-column/:id/unfollow', auth: 'reader', wrap: 'response' },
  'following.column': { method: 'GET', path: '/user/opinion-column', auth: 'reader', wrap: 'data' },
  'follow.topic': { method: 'GET', path: '/user/topic/:id/follow', auth: 'reader', wrap: 'response' },
  'unfollow.topic': { method: 'GET', path: '/user/topic/:id/unfollow', auth: 'reader', wrap: 'response' },
  'following.topic': { method: 'GET', path: '/user/topic', auth: 'reader', wrap: 'data' },
  search: { method: 'GET', path: '/search', auth: 'none', wrap: 'response' },
  contact: { method: 'POST', path: '/contact', auth: 'none', wrap: 'response' },
  followers: { method: 'GET', path: '/user/followers', auth: 'reader', wrap: 'data' },
} as const satisfies Record<string, CallAddress>

export type CallName = keyof typeof calls

// Object.keys widens the keys to string; `calls` has no other keys.
export const callNames = Object.keys(calls) as CallName[]
