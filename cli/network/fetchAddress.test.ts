import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { defaultLimits } from '../limits.ts'
import { createAsk } from './createAsk.ts'
import { type FetchRules, fetchAddress } from './fetchAddress.ts'
import { byPath, openServer, sendForever } from './openServer.fixture.ts'

async function serve(answers: Parameters<typeof byPath>[0]) {
  const server = await openServer(byPath(answers))
  onTestFinished(() => server.close())
  return server
}

const rules = (given: Partial<FetchRules> = {}): FetchRules => ({
  ask: createAsk(),
  limits: defaultLimits,
  accept: '*/*',
  signal: new AbortController().signal,
  isAllowed: () => true,
  ...given,
})

it.each([
  ['has not answered', () => {}],
  ['has not sent all', (response: ServerResponse) => void response.write('a')],
  [
    'has not sent all of a packed body',
    (response: ServerResponse) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('a').subarray(0, 12)),
  ],
])('fetchAddress ends the connection when the time is up and the server %s', async (_, answer) => {
  const time = new AbortController()
  const server = await serve({
    '/': (response) => {
      answer(response)
      time.abort()
    },
  })
  const fetched = await fetchAddress(new URL(server.origin), rules({ signal: time.signal, budget: { left: 1000 } }))
  expect(fetched).toEqual({ status: 'failed', problem: 'takes longer than 10 s' })
  await server.cutOff
})

it('fetchAddress sends no further request when the time is up', async () => {
  const server = await serve({ '/': (response) => void response.end() })
  const fetched = await fetchAddress(new URL(server.origin), rules({ signal: AbortSignal.abort() }))
  expect(fetched).toEqual({ status: 'failed', problem: 'takes longer than 10 s' })
  expect(server.asked).toEqual([])
})

it('fetchAddress does not read a body that is not needed', async () => {
  const server = await serve({ '/': (response) => sendForever(response, 'a'.repeat(10_000)) })
  expect(await fetchAddress(new URL(server.origin), rules())).toMatchObject({ status: 'answered', text: '' })
  await server.cutOff
})

it('fetchAddress reads several bodies up to their common limit', async () => {
  const server = await serve({ '/': (response) => void response.end('ànima') })
  const budget = { left: 10 }
  const fetchOne = () => fetchAddress(new URL(server.origin), rules({ budget }))
  expect(await fetchOne()).toMatchObject({ text: 'ànima' })
  expect(budget.left).toBe(4)
  expect(await fetchOne()).toEqual({ status: 'failed', problem: 'is larger than 10 MB' })
})

it('fetchAddress refuses each address that is not allowed, before it sends a request', async () => {
  const other = await serve({ '/': (response) => void response.end() })
  const server = await serve({ '/': (response) => void response.writeHead(307, { location: other.origin }).end() })
  const isAllowed = ({ origin }: URL) => origin === server.origin
  expect(await fetchAddress(new URL(server.origin), rules({ isAllowed }))).toEqual({
    status: 'refused',
    url: new URL(other.origin),
    problem: `leads to ${other.origin}, which is not allowed`,
  })
  expect(other.asked).toEqual([])
})
