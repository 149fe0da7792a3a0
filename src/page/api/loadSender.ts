import type { sendRequest } from './sendRequest.ts'

/** Loads the code that sends requests. Some old libraries (MooTools) replace fetch's `Request` with a class of their own, which ky cannot use. */
export const loadSender = (): Promise<{ sendRequest: typeof sendRequest }> =>
  'signal' in Object(window.Request?.prototype) ? import('./sendRequest.ts') : import('./sendWithoutKy.ts')
