import { expect, it, onTestFinished, vi } from 'vitest'
import { loadSender } from './loadSender.ts'
import { sendRequest as sendWithKy } from './sendRequest.ts'
import { sendRequest as sendWithoutKy } from './sendWithoutKy.ts'

const own = Function.prototype.bind.call(Math.max, undefined)

it.each([
  ['the browser’s own', own, sendWithKy],
  ['a proxy of it', new Proxy(own, {}), sendWithKy],
  ['written by the page', () => own, sendWithoutKy],
  ['none', undefined, sendWithoutKy],
])('sends with what bears a fetch that is %s', async (_, fetch, sender) => {
  vi.stubGlobal('window', {
    fetch,
    Request: class {
      signal() {}
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect((await loadSender()).sendRequest).toBe(sender)
})

it('sends without ky where the page has a Request of its own', async () => {
  vi.stubGlobal('window', { fetch: own, Request: class {} })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect((await loadSender()).sendRequest).toBe(sendWithoutKy)
})
