/** The site's worker, for the whole site (both specs §2). */
const ADDRESS = '/service-worker.js'

export interface WorkerNeeds {
  /** `navigator.serviceWorker`; some web views and insecure pages have none. */
  container: Pick<ServiceWorkerContainer, 'controller' | 'register'> | undefined
  /** Makes the address one that a page under `require-trusted-types-for 'script'` takes. */
  trust(url: string): string
  report(error: unknown, source: string): void
}

/** Registers the site's service worker. A page that another worker has in its charge is left to it. */
export async function registerServiceWorker({ container, trust, report }: WorkerNeeds): Promise<void> {
  const { controller } = container ?? {}
  if (controller && new URL(controller.scriptURL).pathname !== ADDRESS) return
  try {
    await container?.register(trust(ADDRESS), { scope: '/' })
  } catch (error) {
    report(error, 'page-shell')
  }
}
