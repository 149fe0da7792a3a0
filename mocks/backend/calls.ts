/** Who may make a call: anybody, whoever is signed in, or whoever may comment (reader-account §6). */
export type Need = 'nobody' | 'reader' | 'commenter'

interface CallAddress {
  method: 'GET' | 'POST' | 'DELETE'
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
  'paywall.message': { method: 'GET', path: '/paywall/message/:messageId', needs: 'nobody', wrap: 'response' },
  'user.profile': { method: 'GET', path: '/user/profile', needs: 'reader', wrap: 'response' },
  'user.logout': { method: 'POST', path: '/user/logout', needs: 'nobody', wrap: 'response' },
  'user.lock': { method: 'POST', path: '/user/:userId/lock', needs: 'reader', wrap: 'response' },
  'user.unlock': { method: 'POST', path: '/user/:userId/unlock', needs: 'reader', wrap: 'response' },
  'user.interest': { method: 'GET', path: '/user/interest', needs: 'reader', wrap: 'response' },
} as const satisfies Record<string, CallAddress>

export type CallName = keyof typeof calls

// Object.keys forgets which names they are; `calls` has no others.
export const callNames = Object.keys(calls) as CallName[]
