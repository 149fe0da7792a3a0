/** Who may make a call: anybody, whoever is signed in, or whoever may comment (reader-account §6). */
export type Need = 'nobody' | 'reader' | 'commenter'

interface CallAddress {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the API's base. */
  path: string
  needs: Need
  /** Answers come wrapped in one or the other (content-features §7). */
  wrap: 'response' | 'data'
}

/** The calls of both documents' §7 that the backend answers, by the names that faults are asked for with. */
export const calls = {
  comments: { method: 'GET', path: '/comment/content/:contentId', needs: 'nobody', wrap: 'response' },
  'comments.replies': { method: 'GET', path: '/comment/:commentId/replies', needs: 'nobody', wrap: 'data' },
  'comments.new': { method: 'POST', path: '/comment/content/:contentId/new', needs: 'commenter', wrap: 'response' },
  'comments.report': { method: 'POST', path: '/comment/:commentId/report', needs: 'commenter', wrap: 'response' },
  'comments.like': { method: 'POST', path: '/comment/:commentId/like', needs: 'commenter', wrap: 'response' },
  'comments.delete': { method: 'DELETE', path: '/comment/:commentId', needs: 'reader', wrap: 'response' },
  'comments.userSearch': { method: 'POST', path: '/comment/user/search', needs: 'reader', wrap: 'data' },
  poll: { method: 'GET', path: '/poll/:pollId', needs: 'nobody', wrap: 'data' },
  'poll.vote': { method: 'POST', path: '/poll/:pollId/vote/:optionId', needs: 'nobody', wrap: 'data' },
  archive: { method: 'GET', path: '/archive/publications', needs: 'nobody', wrap: 'response' },
  'paywall.message': { method: 'GET', path: '/paywall/message/:messageId', needs: 'nobody', wrap: 'response' },
  'gift.new': { method: 'POST', path: '/give-away/:contentId', needs: 'reader', wrap: 'response' },
  'gift.list': { method: 'GET', path: '/user/gifts', needs: 'reader', wrap: 'data' },
  'user.emailCheck': { method: 'POST', path: '/user/email-check', needs: 'nobody', wrap: 'response' },
  'user.login': { method: 'POST', path: '/user/login', needs: 'nobody', wrap: 'response' },
  'user.register': { method: 'POST', path: '/user/register', needs: 'nobody', wrap: 'response' },
  'user.recoverPassword': { method: 'POST', path: '/user/recover-password', needs: 'nobody', wrap: 'response' },
  'user.changePassword': { method: 'POST', path: '/user/change-password', needs: 'nobody', wrap: 'response' },
  'user.resendValidation': { method: 'POST', path: '/user/resend-validation-mail', needs: 'nobody', wrap: 'response' },
  'user.profile': { method: 'GET', path: '/user/profile', needs: 'reader', wrap: 'response' },
  'user.update': { method: 'PATCH', path: '/user/profile', needs: 'reader', wrap: 'response' },
  'user.logout': { method: 'POST', path: '/user/logout', needs: 'nobody', wrap: 'response' },
  'user.lock': { method: 'POST', path: '/user/:userId/lock', needs: 'reader', wrap: 'response' },
  'user.unlock': { method: 'POST', path: '/user/:userId/unlock', needs: 'reader', wrap: 'response' },
  'user.interest': { method: 'GET', path: '/user/interest', needs: 'reader', wrap: 'response' },
  'user.interestWithLists': {
    method: 'GET',
    path: '/user/interest-with-saved-content-lists',
    needs: 'reader',
    wrap: 'response',
  },
  'content.save': { method: 'GET', path: '/user/content/:contentId/save', needs: 'reader', wrap: 'response' },
  'content.delete': { method: 'GET', path: '/user/content/:contentId/delete', needs: 'reader', wrap: 'response' },
  'content.list': { method: 'GET', path: '/user/content', needs: 'reader', wrap: 'data' },
  'content.unsave': { method: 'DELETE', path: '/user/content/:contentId', needs: 'reader', wrap: 'response' },
  'content.setLists': { method: 'POST', path: '/user/content', needs: 'reader', wrap: 'response' },
  lists: { method: 'GET', path: '/user/favourite-list', needs: 'reader', wrap: 'data' },
  'lists.new': { method: 'POST', path: '/user/favourite-list', needs: 'reader', wrap: 'response' },
  'lists.rename': { method: 'PATCH', path: '/user/favourite-list/:listId', needs: 'reader', wrap: 'response' },
  'lists.delete': { method: 'DELETE', path: '/user/favourite-list/:listId', needs: 'reader', wrap: 'response' },
  'lists.contents': { method: 'GET', path: '/user/favourite-list/:listId', needs: 'reader', wrap: 'data' },
  'follow.user': { method: 'GET', path: '/user/user/:id/follow', needs: 'reader', wrap: 'response' },
  'unfollow.user': { method: 'GET', path: '/user/user/:id/unfollow', needs: 'reader', wrap: 'response' },
  'following.user': { method: 'GET', path: '/user/user', needs: 'reader', wrap: 'data' },
  'follow.author': { method: 'GET', path: '/user/author/:id/follow', needs: 'reader', wrap: 'response' },
  'unfollow.author': { method: 'GET', path: '/user/author/:id/unfollow', needs: 'reader', wrap: 'response' },
  'following.author': { method: 'GET', path: '/user/author', needs: 'reader', wrap: 'data' },
  'follow.column': { method: 'GET', path: '/user/opinion-column/:id/follow', needs: 'reader', wrap: 'response' },
  'unfollow.column': { method: 'GET', path: '/user/opinion-column/:id/unfollow', needs: 'reader', wrap: 'response' },
  'following.column': { method: 'GET', path: '/user/opinion-column', needs: 'reader', wrap: 'data' },
  'follow.topic': { method: 'GET', path: '/user/topic/:id/follow', needs: 'reader', wrap: 'response' },
  'unfollow.topic': { method: 'GET', path: '/user/topic/:id/unfollow', needs: 'reader', wrap: 'response' },
  'following.topic': { method: 'GET', path: '/user/topic', needs: 'reader', wrap: 'data' },
  contact: { method: 'POST', path: '/contact', needs: 'nobody', wrap: 'response' },
  followers: { method: 'GET', path: '/user/followers', needs: 'reader', wrap: 'data' },
} as const satisfies Record<string, CallAddress>

export type CallName = keyof typeof calls

// Object.keys forgets which names they are; `calls` has no others.
export const callNames = Object.keys(calls) as CallName[]
