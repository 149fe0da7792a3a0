import type { sendRequest } from './sendRequest.ts'

/** What a script of the page has put in its place is written in JavaScript; what has been bound or proxied counts as the browser's. */
const isBrowsers = (built: unknown) =>
  typeof built === 'function' && /\[native code\]/.test(Function.prototype.toString.call(built))

/**
 * Loads the code that sends requests. Some old libraries (MooTools) replace fetch's `Request` with a class of their own, which ky cannot use; and what measures a
 * page's requests, or stands in for `fetch`, may take an address and know of an answer no more than its status and its text.
 */
export const loadSender = (): Promise<{ sendRequest: typeof sendRequest }> =>
  isBrowsers(window.fetch) && 'signal' in Object(window.Request?.prototype)
    ? import('./sendRequest.ts')
    : import('./sendWithoutKy.ts')
