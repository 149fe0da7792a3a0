import type { sendRequest } from './sendRequest.ts'

/** What a script of the page has put in its place is written in JavaScript; what has been bound or proxied counts as the browser's. */
const isBrowsers = (built: unknown) =>
  typeof built === 'function' && /\[native code\]/.test(Function.prototype.toString.call(built))

/**
 * Loads the code that sends requests. Some pages have a `Request`, `Response` or `Headers` of their own (MooTools has the first), or
 * promises without `finally` (an old zone.js), which ky cannot use; and what measures a page's requests, or stands in for `fetch`, may take an address and know of
 * an answer no more than its status and its text.
 */
export const loadSender = (): Promise<{ sendRequest: typeof sendRequest }> =>
  [window.fetch, window.Headers, window.Response].every(isBrowsers) &&
  'finally' in window.Promise.prototype &&
  'signal' in Object(window.Request?.prototype)
    ? import('./sendRequest.ts')
    : import('./sendWithoutKy.ts')
