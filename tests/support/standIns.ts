/* What scripts of pages put in the place of a single one of the browser's built-ins. Each function runs in the page, before every other script. */

/** What measures requests: it takes an address as a text, loops over plain headers, and gives the status and the text of what was answered. */
export function measuredFetch(): void {
  const own = window.fetch
  const measured = async (address: string, options: RequestInit = {}) => {
    const headers: Record<string, string> = {}
    for (const name in options.headers) headers[name] = Reflect.get(options.headers, name)
    const answer = await own(address.replace(/#.*/, ''), { ...options, headers })
    return { status: answer.status, text: () => answer.text() }
  }
  window.fetch = measured as typeof fetch
}

/** A promise that an old library has put in the place of the browser's: what browsers have got since is missing. */
export function oldPromise(): void {
  const Own = Promise
  class OldPromise<Value> extends Own<Value> {}
  for (const name of ['allSettled', 'any', 'withResolvers', 'try']) Reflect.set(OldPromise, name, undefined)
  Reflect.set(window, 'Promise', OldPromise)
}

/** matchMedia.js: nothing that listens, but by the name of that time. */
export function oldMatchMedia(): void {
  const own = window.matchMedia
  const ask = (media: string) => ({
    media,
    matches: own.call(window, media).matches,
    addListener() {},
    removeListener() {},
  })
  Reflect.set(window, 'matchMedia', ask)
}

/** What keeps visitors from reading the console. */
export function failingConsole(): void {
  const fail = () => {
    throw new Error('no console here')
  }
  for (const name of Object.keys(console)) Reflect.set(console, name, fail)
}
