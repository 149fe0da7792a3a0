import { expect, it, vi } from 'vitest'
import { registerServiceWorker } from './registerServiceWorker.ts'

const trust = (url: string) => `trusted ${url}`

/** A browser whose page is controlled by the worker at this path. */
function setUp(path?: string, part: 'active' | 'waiting' | 'installing' = 'active') {
  const worker = path === undefined ? undefined : { [part]: { scriptURL: `https://diari.example${path}` } }
  const container = {
    // The only parts of a registration that are read.
    getRegistration: vi.fn(async () => worker as unknown as ServiceWorkerRegistration | undefined),
    register: vi.fn(),
  }
  const report = vi.fn()
  const onRefused = vi.fn()
  return {
    ...container,
    report,
    onRefused,
    start: (address = '/service-worker.js') =>
      registerServiceWorker(address, { container: () => container, trust, onRefused, report }),
  }
}

it('registerServiceWorker registers the site’s worker for the whole site, by a trusted address', async () => {
  const { start, register, getRegistration } = setUp()
  await start()
  expect(getRegistration).toHaveBeenCalledExactlyOnceWith('/')
  expect(register).toHaveBeenCalledExactlyOnceWith('trusted /service-worker.js', { scope: '/' })
})

it('registerServiceWorker registers it again at the same address, so that the browser checks for an update', async () => {
  const { start, register } = setUp('/service-worker.js?v=2')
  await start()
  expect(register).toHaveBeenCalledOnce()
})

it.each(['active', 'waiting', 'installing'] as const)(
  'registerServiceWorker does not replace another worker of the site: %s',
  async (part) => {
    const { start, register, report } = setUp('/push.js', part)
    await start()
    expect(register).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
  },
)

it('registerServiceWorker registers the worker that the marker names', async () => {
  const { start, register } = setUp('/js/push.js?v=2')
  await start('/js/push.js')
  expect(register).toHaveBeenCalledExactlyOnceWith('trusted /js/push.js', { scope: '/' })
})

it('registerServiceWorker reports that the browser has not registered the worker, and throws nothing', async () => {
  const { start, register, onRefused, report } = setUp()
  const refused = new TypeError('404')
  register.mockRejectedValue(refused)
  await start()
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(refused)
  expect(report).not.toHaveBeenCalled()
})

it('registerServiceWorker does nothing in a browser without service workers, or whose getter throws', async () => {
  const report = vi.fn()
  const deps = { trust, onRefused: vi.fn(), report }
  await registerServiceWorker('/service-worker.js', { ...deps, container: () => undefined })
  expect(report).not.toHaveBeenCalled()
  const refused = new DOMException('The context is sandboxed.', 'SecurityError')
  const container = () => {
    throw refused
  }
  await registerServiceWorker('/service-worker.js', { ...deps, container })
  expect(report).toHaveBeenCalledExactlyOnceWith(refused, 'page-shell')
  expect(deps.onRefused).not.toHaveBeenCalled()
})
