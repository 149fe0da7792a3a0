import { type FetchRules, fetchAddress } from '../../network/fetchAddress.ts'
import { answerProblem } from './answerProblem.ts'

/** The folder of a path: `/js/` of `/js/worker.js`. */
const folderOf = ({ pathname }: URL) => pathname.slice(0, pathname.lastIndexOf('/') + 1)

/**
 * Asks for a service worker of the whole site, as a browser does that registers it.
 *
 * @param here The page's address.
 * @returns Why it would not.
 */
export async function tryWorker(
  address: URL,
  here: URL,
  rules: Omit<FetchRules, 'accept' | 'budget' | 'isAllowed'>,
): Promise<string | undefined> {
  // `/\cdn.example/worker.js` is an address of another host.
  if (address.origin !== here.origin) return `is at ${address.origin}, and a worker must be at the page’s own host`
  const isAllowed = ({ href }: URL) => href === address.href
  const fetched = await fetchAddress(address, { ...rules, accept: 'text/javascript', isAllowed })
  if (fetched.status === 'refused') return `redirects to ${fetched.url.href}, which browsers do not follow for a worker`
  const problem = answerProblem(fetched)
  if (problem || fetched.status === 'failed') return problem
  if (folderOf(address) === '/' || fetched.header('service-worker-allowed') === '/') return undefined
  return `may control ${folderOf(address)} alone: its server must send the header Service-Worker-Allowed: /`
}
