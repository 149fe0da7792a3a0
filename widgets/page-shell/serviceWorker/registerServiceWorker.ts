/** The whole site (both specs §2). */
const SCOPE = '/'

export interface WorkerDeps {
  /** `navigator.serviceWorker`; some web views and insecure pages have none, a sandboxed one throws. */
  container(): Pick<ServiceWorkerContainer, 'getRegistration' | 'register'> | undefined
  /** Creates an address that a page under `require-trusted-types-for 'script'` accepts. */
  trust(url: string): string
  report(error: unknown, source: string): void
}

/**
 * Registers the site's service worker. Does nothing on a site with another worker, which a second one would replace.
 *
 * @param address A path of the page's own host.
 */
export async function registerServiceWorker(address: string, { container, trust, report }: WorkerDeps): Promise<void> {
  try {
    const workers = container()
    const { active, waiting, installing } = (await workers?.getRegistration(SCOPE)) ?? {}
    const worker = active ?? waiting ?? installing
    if (worker && new URL(worker.scriptURL).pathname !== address.replace(/\?.*$/s, '')) return
    await workers?.register(trust(address), { scope: SCOPE })
  } catch (error) {
    report(error, 'page-shell')
  }
}
