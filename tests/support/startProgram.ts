import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** A port of this machine that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a program, whose lines are kept. */
export function startProgram(command: string, args: readonly string[], cwd?: string) {
  const child = spawn(command, [...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const ended = once(child, 'exit')
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)))
  return {
    printed: () => printed,
    /** Asks it to end, and waits until it has. */
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
