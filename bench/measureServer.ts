import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startFragments } from '#tests/proof/serve/startFragments.ts'
import { markdownTable } from './markdownTable.ts'

/** Milliseconds that the backend takes for an answer. */
const BACKEND_MS = 20
/** Seconds of each load. */
const SECONDS = 10
/** Connections at once. With a rate, the load begins each second with a request of each of them: fewer are nearer to readers, who come one by one. */
const CONNECTIONS = { most: 32, half: 8 }
/** Fragments a second that one process is to render, and to send from its memory. */
const bars = { rendered: 300, kept: 3_000 }
/** Milliseconds for 99 of 100 answers at half of that. */
const P99_MS = 50
/** Requests after which the memory is to be what it was. */
const MANY = 200_000

/** The same conversation under every article. */
async function startBackend(url: string) {
  const answer = await (await fetch(`${url}/api/front/comment/content/1002?order=desc`)).text()
  const server = createServer(async (_, response) => {
    await pause(BACKEND_MS)
    response.setHeader('content-type', 'application/json')
    response.end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/api/front`, close: () => server.close() }
}

let next = 0

/** `rendered`: each request is for a fragment that was never asked for. `kept`: for one of fifty. */
type Load = keyof typeof bars

function load(url: string, kind: Load, limits: { duration: number } | { amount: number }, rate?: number) {
  return autocannon({
    url,
    connections: rate ? CONNECTIONS.half : CONNECTIONS.most,
    ...limits,
    ...(rate && { overallRate: rate }),
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: `/fragment/comments?content-id=${kind === 'kept' ? next++ % 50 : `n${next++}`}`,
        }),
      },
    ],
  })
}

const failures = ({ errors, timeouts, non2xx }: autocannon.Result) => errors + timeouts + non2xx
const compared = (value: number, isOk: boolean, bar: number) =>
  `${value.toFixed(0)} (bar ${bar}) ${isOk ? 'ok' : 'OVER'}`

async function memory(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 1_000_000
}

async function measureOne(api: string): Promise<void> {
  const server = await startFragments(api)
  const rows: string[][] = []
  for (const kind of ['rendered', 'kept'] as const) {
    const most = await load(server.url, kind, { duration: SECONDS })
    const half = await load(server.url, kind, { duration: SECONDS }, bars[kind] / 2)
    const { average } = most.requests
    rows.push([
      kind === 'kept' ? 'one of fifty' : 'never asked for before',
      compared(average, average >= bars[kind], bars[kind]),
      compared(half.latency.p99, half.latency.p99 <= P99_MS, P99_MS),
      String(failures(most) + failures(half)),
    ])
  }
  console.log(`\nFragments of comments from one process, with a backend that takes ${BACKEND_MS} ms:\n`)
  console.log(markdownTable(['fragments', 'a second', 'p99 at half of the bar, in ms', 'failures'], rows))

  // The caches are full by now.
  const before = await memory(server.url)
  await load(server.url, 'kept', { amount: MANY })
  const after = await memory(server.url)
  console.log(`\nMemory before and after ${MANY} requests, in MB: ${before.toFixed(0)}, ${after.toFixed(0)}`)
  await server.stop()
}

async function measureMany(api: string): Promise<void> {
  const rows: string[][] = []
  for (const count of [1, 2, 4]) {
    const servers = await Promise.all(Array.from({ length: count }, () => startFragments(api)))
    const sum = async (kind: Load) => {
      const results = await Promise.all(servers.map(({ url }) => load(url, kind, { duration: SECONDS })))
      return results.reduce((all, { requests }) => all + requests.average, 0).toFixed(0)
    }
    rows.push([String(count), await sum('rendered'), await sum('kept')])
    await Promise.all(servers.map(({ stop }) => stop()))
  }
  console.log('\nThe same from several processes, a second, on as many cores as this machine has:\n')
  console.log(markdownTable(['processes', 'never asked for before', 'one of fifty'], rows))
}

/** `npx quiosc serve` under load, as it is built. */
export async function measureServer(_browser: unknown, url: string): Promise<void> {
  const backend = await startBackend(url)
  try {
    await measureOne(backend.url)
    await measureMany(backend.url)
  } finally {
    backend.close()
  }
}
