/** On the marker's element itself, as a module keeps no state. */
const KEY = Symbol.for('quiosc.worker')

/** Remembers why the service worker of a marker could not be registered, for the doctor. */
export const keepWorkerError = (host: HTMLElement, error: Error): void => void Reflect.set(host, KEY, error)

/** Why the service worker of a marker could not be registered; undefined where it was, or where there is none. */
export const keptWorkerError = (host: HTMLElement): Error | undefined =>
  // Only keepWorkerError writes under this key.
  Reflect.get(host, KEY) as Error | undefined
