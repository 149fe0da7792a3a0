/* Stand-ins that scripts of pages put in the place of a single one of the browser's built-ins. Each function runs in the page, before every other script. */

/** A `fetch` that measures requests: it takes an address as a text, loops over plain headers, and gives the status and the text of the answer. */
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

/** A promise that an old library has put in the place of the browser's: what browsers have got since is missing, and so it is of what functions return. */
export function oldPromise(): void {
  const Own = Promise
  Reflect.deleteProperty(Own.prototype, 'finally')
  class OldPromise<Value> extends Own<Value> {}
  for (const name of ['allSettled', 'any', 'withResolvers', 'try']) Reflect.set(OldPromise, name, undefined)
  Reflect.set(window, 'Promise', OldPromise)
}

/** A channel between tabs that knows one listener alone. */
export function oldChannel(): void {
  class OldChannel {
    onmessage = null
    postMessage() {}
    close() {}
  }
  Reflect.set(window, 'BroadcastChannel', OldChannel)
}

/** Variables and classes of a page with names that browsers have too: what each is there, nobody needs for a page. */
export function ownNames(): void {
  for (const name of [
    'CSS',
    'Comment',
    'Document',
    'History',
    'Location',
    'Notification',
    'Option',
    'Range',
    'Selection',
    'Text',
  ])
    Reflect.set(window, name, { title: `The page’s ${name}` })
  for (const name of ['Animation', 'Headers', 'Image', 'Lock', 'Report', 'Response', 'Storage'])
    Reflect.set(window, name, class {})
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

/** A console that throws, to keep visitors from reading it. */
export function failingConsole(): void {
  const fail = () => {
    throw new Error('no console here')
  }
  for (const name of Object.keys(console)) Reflect.set(console, name, fail)
}
