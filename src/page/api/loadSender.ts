import type { sendRequest } from './sendRequest.ts'

/** Whether a function is the browser's own: a replacement by a script of the page is written in JavaScript. One that was bound or proxied counts as the browser's. */
const isBrowsers = (built: unknown) =>
  typeof built === 'function' && /\[native code\]/.test(Function.prototype.toString.call(built))

/**
 * Loads the code that sends requests. Some pages have a `Request`, `Response` or `Headers` of their own (MooTools has the first), or
 * promises without `finally` (an old zone.js), which ky cannot use; and a script that measures a page's requests, or replaces `fetch`, may accept an address alone
 * and know of an answer no more than its status and its text.
 */
export const loadSender = (): Promise<{ sendRequest: typeof sendRequest }> =>
  [window.fetch, window.Headers, window.Response].every(isBrowsers) &&
  'finally' in window.Promise.prototype &&
  'signal' in Object(window.Request?.prototype)
    ? import('./sendRequest.ts')
    : import('./sendWithoutKy.ts')
