import { createCookieJar } from './createCookieJar.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { keepRequestsBack } from './keepRequestsBack.ts'
import type { Sandbox, SandboxOptions } from './Sandbox.ts'

const put = (target: object, name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(target, name, { configurable: true, ...descriptor })

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

/** A list that a tag manager may read at any time, and that stays empty. */
function emptyLayer(): unknown[] {
  const layer: unknown[] = []
  put(layer, 'push', { value: () => 0, writable: false })
  return layer
}

/** Registers nothing: a worker would outlive the preview. */
const noWorkers = {
  getRegistration: async () => undefined,
  getRegistrations: async () => [],
  register: () => new Promise<never>(() => {}),
  addEventListener() {},
  removeEventListener() {},
}

/**
 * Puts stand-ins in the place of whatever the library, or the page, writes to: cookies, both storages, the network, other tabs, the tag manager's list, workers.
 * They last until the page is left.
 */
export function isolatePage({ fetch, onKept }: SandboxOptions): Sandbox {
  const cookies = createCookieJar()
  const storages = { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() }
  put(document, 'cookie', { get: cookies.read, set: cookies.write })
  for (const [name, value] of Object.entries(storages)) put(window, name, { value })
  put(window, 'BroadcastChannel', { value: SilentChannel })
  put(window, 'dataLayer', { value: emptyLayer() })
  put(navigator, 'serviceWorker', { value: noWorkers })
  window.fetch = fetch
  keepRequestsBack(onKept)
  return {
    clear() {
      cookies.clear()
      for (const storage of Object.values(storages)) storage.clear()
    },
  }
}
