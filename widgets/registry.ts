import type { Registry } from '../src/island/registry.ts'

/** The reader comes back from a sign-in that interrupted something; the same as RESUME_HASH of `src/session/interruption.ts`. */
const resumed = '#quiosc-resume$'

/** The widgets there are, with what the loader has to know of each (contract §2, "Names"). It is part of the loader: keep it small. */
export const registry: Registry = {
  // No first request: the session's own is asked for by whichever widget is there first.
  'page-shell': { load: 'eager' },
  comments: {
    load: 'visible',
    first: 'comment/content/{contentId}?order={order:desc}',
    target: '#comment-|/webview/content/',
  },
  // No first request: another marker of the page may know the count already.
  'comments-count': { load: 'visible' },
  follow: { load: 'visible', target: resumed },
  poll: { load: 'visible', first: 'poll/{pollId}' },
  'action-bar': { load: 'visible', target: resumed },
  gift: { load: 'interaction', target: resumed },
  login: { load: 'eager' },
  register: { load: 'eager' },
  'change-password': { load: 'eager' },
  welcome: { load: 'eager' },
  contact: { load: 'eager' },
  'error-page': { load: 'eager' },
  // Others open it, or a page by `quiosc.open`.
  'login-prompt': { load: 'none' },
  'save-to-list': { load: 'interaction', target: resumed },
  // No first request: what it asks for stands in the page's address.
  archive: { load: 'eager' },
  paywall: { load: 'eager', first: 'paywall/message/{messageId}' },
}
