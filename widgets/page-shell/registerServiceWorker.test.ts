import { expect, it, vi } from 'vitest'
import { registerServiceWorker } from './registerServiceWorker.ts'

const worker = (path: string) => ({ scriptURL: `https://diari.example${path}` }) as ServiceWorker
const trust = (url: string) => `trusted ${url}`

it('registers the site’s worker for the whole site, by a trusted address', async () => {
  const register = vi.fn()
  await registerServiceWorker({ container: { controller: null, register }, trust, report: vi.fn() })
  expect(register).toHaveBeenCalledExactlyOnceWith('trusted /service-worker.js', { scope: '/' })
})

it('leaves a page to the worker that has it', async () => {
  const register = vi.fn()
  await registerServiceWorker({ container: { controller: worker('/push.js'), register }, trust, report: vi.fn() })
  expect(register).not.toHaveBeenCalled()
})

it('only reports a failure, and is content with a browser that has none', async () => {
  const report = vi.fn()
  const refused = new TypeError('404')
  const register = vi.fn().mockRejectedValue(refused)
  await registerServiceWorker({ container: { controller: worker('/service-worker.js'), register }, trust, report })
  expect(report).toHaveBeenCalledExactlyOnceWith(refused, 'page-shell')
  await registerServiceWorker({ container: undefined, trust, report })
  expect(report).toHaveBeenCalledTimes(1)
})
