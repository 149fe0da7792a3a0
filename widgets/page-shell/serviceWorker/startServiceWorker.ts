import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { keepWorkerError } from '#islands/loader/keptWorkerError.ts'
import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { unlessFrame } from '#lib/unlessFrame.ts'
import { workerError } from '#lib/workerError.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

const trust = (url: string): string => {
  // Missing from TypeScript's own library, and from some browsers.
  const trustedTypes = unlessFrame((window as { trustedTypes?: TrustedTypes }).trustedTypes)
  // An element of the page may have their name.
  if (typeof trustedTypes?.createPolicy !== 'function') return url
  return trustedTypes.createPolicy('quiosc', { createScriptURL: (address) => address }).createScriptURL(url)
}

/** Registers the worker when the page has loaded: it serves the next visit and must not delay this one. */
export function startServiceWorker(
  address: string,
  { host, report }: Pick<IslandContext, 'host' | 'report'>,
  signal: AbortSignal,
): void {
  const onRefused = (reason: unknown) => {
    const error = workerError(address, String(reason))
    keepWorkerError(host, error)
    report(error, 'page-shell')
  }
  const start = () =>
    void registerServiceWorker(address, { container: () => navigator.serviceWorker, trust, onRefused, report })
  if (ownDocument().readyState === 'complete') start()
  else listen(window, 'load', start, { once: true, signal })
}
