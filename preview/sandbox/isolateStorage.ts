import { createCookieJar } from './createCookieJar.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { put } from './put.ts'
import type { Sandbox } from './Sandbox.ts'

/** Says nothing to other tabs, whose readers are real. */
class SilentChannel extends EventTarget {
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
  }
  postMessage() {}
  close() {}
}

/** Puts stand-ins in the place of all that pages of one origin share: cookies, both storages, and what tabs tell each other. They last until the page is left. */
export function isolateStorage(): Sandbox {
  const cookies = createCookieJar()
  const storages = { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() }
  put(document, 'cookie', { get: cookies.read, set: cookies.write })
  for (const [name, value] of Object.entries(storages)) put(window, name, { value })
  put(window, 'BroadcastChannel', { value: SilentChannel })
  return {
    clear() {
      cookies.clear()
      for (const storage of Object.values(storages)) storage.clear()
    },
  }
}
