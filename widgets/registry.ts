import type { Registry } from '../src/loader/registry.ts'

/** Set on the URL when the reader returns from a sign-in; equal to RESUME_HASH of `src/resume/interruptedActions.ts`. */
const resumed = '#quiosc-resume$'

/** All widgets, with the data that the loader needs (contract §2, "Names"). Part of the loader: keep it small. */
export const registry: Registry = {
  // No first request: the first widget that mounts loads the session.
  'page-shell': { load: 'eager' },
  header: { load: 'eager' },
  alert: { load: 'eager' },
  'bottom-bar': { load: 'eager' },
  profile: { load: 'interaction', target: '#profile' },
  'public-profile': { load: 'interaction' },
  comments: {
    load: 'visible',
    prefetch: 'comment/content/{contentId}?order={order:desc}',
    target: '#comment-|/webview/content/',
  },
  // No first request: another marker of the page may have the count already.
  'comments-count': { load: 'visible' },
  follow: { load: 'visible', target: resumed },
  poll: { load: 'visible', prefetch: 'poll/{pollId}' },
  'action-bar': { load: 'visible', target: resumed },
  gift: { load: 'interaction', target: resumed },
  login: { load: 'eager' },
  register: { load: 'eager' },
  'change-password': { load: 'eager' },
  welcome: { load: 'eager' },
  contact: { load: 'eager' },
  'error-page': { load: 'eager' },
  'partner-logos': { load: 'eager' },
  // Opened by other widgets or by `quiosc.open`.
  'login-prompt': { load: 'none' },
  'save-to-list': { load: 'interaction', target: resumed },
  // No first request: its parameters are in the page's URL.
  archive: { load: 'eager' },
  cards: { load: 'visible' },
  'hot-topics': { load: 'visible' },
  'article-list': { load: 'visible' },
  video: { load: 'visible' },
  carousel: { load: 'visible' },
  'video-carousel': { load: 'visible' },
  'newsletter-carousel': { load: 'visible' },
  // No first request: its call depends on the kind.
  live: { load: 'visible', target: '#live-' },
  filters: { load: 'interaction' },
  ad: { load: 'visible' },
  paywall: { load: 'eager', prefetch: 'paywall/message/{messageId}' },
}
