import { expect, it, onTestFinished, vi } from 'vitest'
import { loadSender } from './loadSender.ts'
import { sendRequest as sendWithKy } from './sendRequest.ts'
import { sendRequest as sendWithoutKy } from './sendWithoutKy.ts'

const own = Function.prototype.bind.call(Math.max, undefined)

const browsers = {
  fetch: own,
  Headers: own,
  Promise,
  Request: class {
    signal() {}
  },
  Response: own,
}

/** On a page whose window has these in the place of the browser's. */
async function senderWith(replaced: Partial<Record<keyof typeof browsers, unknown>>) {
  vi.stubGlobal('window', { ...browsers, ...replaced })
  onTestFinished(() => void vi.unstubAllGlobals())
  return (await loadSender()).sendRequest
}

it.each([
  ['the browser’s own', own, sendWithKy],
  ['a proxy of the browser’s', new Proxy(own, {}), sendWithKy],
  ['written by the page', () => own, sendWithoutKy],
  ['missing', undefined, sendWithoutKy],
])('the client sends with code that copes with a fetch that is %s', async (_, fetch, sender) => {
  expect(await senderWith({ fetch })).toBe(sender)
})

it.each(['Headers', 'Request', 'Response'])(
  'the client sends without ky where the page has a %s of its own',
  async (name) => {
    expect(await senderWith({ [name]: class {} })).toBe(sendWithoutKy)
    expect(await senderWith({ [name]: { title: 'One of the page’s' } })).toBe(sendWithoutKy)
  },
)

it('the client sends without ky where promises lack `finally`', async () => {
  expect(await senderWith({ Promise: class {} })).toBe(sendWithoutKy)
})
