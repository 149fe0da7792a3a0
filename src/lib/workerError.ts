/** Why the site's service worker cannot be registered, for the console, the doctor and `npx quiosc check`. */
export const workerError = (address: string, reason: string): Error =>
  new Error(`data-service-worker: "${address}" cannot be registered: ${reason}`)
