import { expect, it, vi } from 'vitest'
import { registerServiceWorker } from './registerServiceWorker.ts'

const trust = (url: string) => `trusted ${url}`

/** A browser whose page is in the charge of the worker at this path. */
function setUp(path?: string, part: 'active' | 'waiting' | 'installing' = 'active') {
  const worker = path === undefined ? undefined : { [part]: { scriptURL: `https://diari.example${path}` } }
  const container = {
    // The browser's own parts; the rest of a registration is not looked at.
    getRegistration: vi.fn(async () => worker as unknown as ServiceWorkerRegistration | undefined),
    register: vi.fn(),
  }
  const report = vi.fn()
  return { ...container, report, start: () => registerServiceWorker({ container: () => container, trust, report }) }
}

it('registers the site’s worker for the whole site, by a trusted address', async () => {
  const { start, register, getRegistration } = setUp()
  await start()
  expect(getRegistration).toHaveBeenCalledExactlyOnceWith('/')
  expect(register).toHaveBeenCalledExactlyOnceWith('trusted /service-worker.js', { scope: '/' })
})

it('registers it again where it is, so that the browser looks for a newer one', async () => {
  const { start, register } = setUp('/service-worker.js?v=2')
  await start()
  expect(register).toHaveBeenCalledOnce()
})

it.each(['active', 'waiting', 'installing'] as const)('leaves the site to a worker that it has: %s', async (part) => {
  const { start, register, report } = setUp('/push.js', part)
  await start()
  expect(register).not.toHaveBeenCalled()
  expect(report).not.toHaveBeenCalled()
})

it('only reports a failure', async () => {
  const { start, register, report } = setUp()
  const refused = new TypeError('404')
  register.mockRejectedValue(refused)
  await start()
  expect(report).toHaveBeenCalledExactlyOnceWith(refused, 'page-shell')
})

it('is content with a browser that has none, or refuses to say', async () => {
  const report = vi.fn()
  await registerServiceWorker({ container: () => undefined, trust, report })
  expect(report).not.toHaveBeenCalled()
  const refused = new DOMException('The context is sandboxed.', 'SecurityError')
  const container = () => {
    throw refused
  }
  await registerServiceWorker({ container, trust, report })
  expect(report).toHaveBeenCalledExactlyOnceWith(refused, 'page-shell')
})
