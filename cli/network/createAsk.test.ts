import { expect, it, onTestFinished } from 'vitest'
import type { AskedFor } from './Ask.types.ts'
import { createAsk, type Resolve } from './createAsk.ts'
import { openServer } from './openServer.fixture.ts'

const asked = (address: string, given: Partial<AskedFor> = {}): AskedFor => ({
  url: new URL(address),
  accept: '*/*',
  mayBePrivate: false,
  signal: new AbortController().signal,
  ...given,
})

/** Names for which nobody asks the machine's own DNS. */
const names: Readonly<Record<string, readonly string[]>> = {
  'inside.example': ['127.0.0.1'],
  'both.example': ['10.0.0.1', '192.0.2.1', '::ffff:127.0.0.1'],
}
const resolve: Resolve = async (host) =>
  (names[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

it.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::a00:1]/',
  'http://169.254.169.254/latest/meta-data/',
])('createAsk refuses %s as private before it connects', async (address) => {
  expect(await createAsk()(asked(address))).toEqual({ failure: 'is at a private address' })
})

it.each(['http://inside.example/', 'https://both.example/'])(
  'createAsk refuses %s as private by its addresses',
  async (address) => {
    expect(await createAsk(resolve)(asked(address))).toEqual({ failure: 'is at a private address' })
  },
)

it('createAsk requests a file at a private address for a page that is at one', async () => {
  const { origin, close } = await openServer((request, response) => void response.end(request.headers.host))
  onTestFinished(close)
  const { port } = new URL(origin)
  const answer = await createAsk(resolve)(asked(`http://inside.example:${port}/`, { mayBePrivate: true }))
  if ('failure' in answer) throw new Error(answer.failure)
  expect(answer.isPrivate).toBe(true)
  const chunks: Uint8Array[] = []
  for await (const chunk of answer.body) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toBe(`inside.example:${port}`)
})

it('createAsk returns why a server does not answer', async () => {
  const { origin, close } = await openServer(() => {})
  close()
  expect(await createAsk()(asked(origin, { mayBePrivate: true }))).toEqual({
    failure: expect.stringMatching(/^does not answer \(.*ECONNREFUSED/),
  })
})

it('createAsk waits for a name’s addresses no longer than for an answer', async () => {
  const request = asked('https://slow.example/', { signal: AbortSignal.abort() })
  expect(await createAsk(() => new Promise(() => {}))(request)).toEqual({
    failure: expect.stringContaining('does not answer'),
  })
})

it('createAsk lets bugs through', async () => {
  const bug = () => Promise.reject(new TypeError('a bug'))
  await expect(createAsk(bug)(asked('https://diari.example/'))).rejects.toThrow('a bug')
})
