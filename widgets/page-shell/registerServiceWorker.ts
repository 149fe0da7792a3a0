/** The site's worker, for the whole site (both specs §2). */
const ADDRESS = '/service-worker.js'
const SCOPE = '/'

export interface WorkerNeeds {
  /** `navigator.serviceWorker`; some web views and insecure pages have none, a sandboxed one throws. */
  container(): Pick<ServiceWorkerContainer, 'getRegistration' | 'register'> | undefined
  /** Makes the address one that a page under `require-trusted-types-for 'script'` takes. */
  trust(url: string): string
  report(error: unknown, source: string): void
}

/** Registers the site's service worker. A site that another worker has in its charge is left to it: a second one would take its place. */
export async function registerServiceWorker({ container, trust, report }: WorkerNeeds): Promise<void> {
  try {
    const workers = container()
    const { active, waiting, installing } = (await workers?.getRegistration(SCOPE)) ?? {}
    const worker = active ?? waiting ?? installing
    if (worker && new URL(worker.scriptURL).pathname !== ADDRESS) return
    await workers?.register(trust(ADDRESS), { scope: SCOPE })
  } catch (error) {
    report(error, 'page-shell')
  }
}
