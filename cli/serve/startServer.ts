import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import type { Renderer, RenderOptions } from '#server/renderer.types.ts'
import { UsageError } from '../UsageError.ts'
import { createAnswerCache } from './createAnswerCache.ts'
import { createFragmentServer } from './createFragmentServer.ts'

/** Milliseconds for the requests that are under way when the server is to end. */
const LAST_REQUESTS_MS = 10_000

export interface ServeOptions {
  renderer: Pick<Renderer, 'renderMarkers' | 'renderWidget'>
  widgets: readonly string[]
  options: RenderOptions
  host: string
  port: number
  /** Takes a line of the log, which is JSON. */
  write(line: string): void
  /** Resolves when the server is to end. */
  stopped: Promise<unknown>
}

/**
 * Serves fragments and pages until it is stopped: what is under way is answered, and nothing new is taken.
 *
 * @throws {UsageError} If the port is taken or not allowed.
 */
export async function startServer({ renderer, widgets, options, host, port, write, stopped }: ServeOptions) {
  const log = pino({ base: null }, { write: (line) => write(line.trimEnd()) })
  const now = () => performance.now()
  const fragments = createFragmentServer({
    renderer,
    widgets,
    options,
    cache: createAnswerCache(now),
    log,
    fetch: (url, init) => fetch(url, init),
    now,
  })
  const server = createAdaptorServer({ fetch: fragments.fetch })
  server.listen(port, host)
  await once(server, 'listening').catch((error: Error) => {
    throw new UsageError(`it cannot listen at ${host}:${port} (${error.message})`)
  })
  // A server that was given an address listens at one.
  const { port: taken } = server.address() as AddressInfo
  log.info({ host, port: taken, api: options.apiBase }, 'ready')

  await stopped
  fragments.beginToStop()
  log.info({}, 'stopping')
  const closed = once(server, 'close')
  server.close()
  const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), LAST_REQUESTS_MS)
  await closed
  clearTimeout(timer)
  log.info({}, 'stopped')
}
