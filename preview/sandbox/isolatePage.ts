import { isolateStorage } from './isolateStorage.ts'
import { keepOnPage } from './keepOnPage.ts'
import { keepRequestsBack } from './keepRequestsBack.ts'
import { put } from './put.ts'
import type { Sandbox, SandboxOptions } from './Sandbox.ts'

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
export function isolatePage({ fetch, inPreview, onKept }: SandboxOptions): Sandbox {
  const sandbox = isolateStorage()
  put(window, 'dataLayer', { value: emptyLayer() })
  put(navigator, 'serviceWorker', { value: noWorkers })
  window.fetch = fetch
  keepRequestsBack(onKept)
  keepOnPage({ inPreview, onKept })
  return sandbox
}
