import type { Registry } from '../src/island/registry.ts'

/** The reader comes back from a sign-in that interrupted something; the same as RESUME_HASH of `src/session/interruption.ts`. */
const isResumed = ({ hash }: { hash: string }) => hash === '#quiosc-resume'

/** The widgets there are, with what the loader has to know of each (contract §2, "Names"). It is part of the loader: keep it small. */
export const registry: Registry = {
  comments: {
    load: 'visible',
    first: ({ contentId, order = 'desc' }) => contentId && `comment/content/${contentId}?order=${order}`,
    isTarget: ({ hash, pathname }) => hash.startsWith('#comment-') || pathname.startsWith('/webview/content/'),
  },
  // No first request: another marker of the page may know the count already.
  'comments-count': { load: 'visible' },
  follow: { load: 'visible', isTarget: isResumed },
  poll: {
    load: 'visible',
    first: ({ pollId }) => pollId && `poll/${pollId}`,
  },
  gift: { load: 'interaction', isTarget: isResumed },
  // Others open it, or a page by `quiosc.open`.
  'login-prompt': { load: 'none' },
  'save-to-list': { load: 'interaction', isTarget: isResumed },
  archive: {
    load: 'eager',
    // What most come for; with filters in the address its own code asks.
    first: ({ basePath = '/hemeroteca' }) =>
      location.pathname === basePath ? 'archive/publications?order=desc&page=1' : undefined,
  },
  paywall: {
    load: 'eager',
    first: ({ messageId }) => messageId && `paywall/message/${messageId}`,
  },
}
