/** The whole site (both specs §2). */
const SCOPE = '/'

export interface WorkerDeps {
  /** `navigator.serviceWorker`; some web views and insecure pages have none, a sandboxed one throws. */
  container(): Pick<ServiceWorkerContainer, 'getRegistration' | 'register'> | undefined
  /** Creates an address that a page under `require-trusted-types-for 'script'` accepts. */
  trust(url: string): string
  /** The browser has not registered it: mostly because there is no such file. */
  onRefused(error: unknown): void
  report(error: unknown, source: string): void
}

/** The site's workers; undefined where there can be none, or where there is another already. */
async function findWorkers(address: string, { container }: WorkerDeps) {
  const workers = container()
  const { active, waiting, installing } = (await workers?.getRegistration(SCOPE)) ?? {}
  const worker = active ?? waiting ?? installing
  return worker && new URL(worker.scriptURL).pathname !== address.replace(/\?.*$/s, '') ? undefined : workers
}

/**
 * Registers the site's service worker. Does nothing on a site with another worker, which a second one would replace.
 *
 * @param address A path of the page's own host.
 */
export async function registerServiceWorker(address: string, deps: WorkerDeps): Promise<void> {
  const workers = await findWorkers(address, deps).catch((error: unknown) => deps.report(error, 'page-shell'))
  try {
    await workers?.register(deps.trust(address), { scope: SCOPE })
  } catch (error) {
    deps.onRefused(error)
  }
}
