import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

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
  const firstLine = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += String(text)
        const [line, rest] = printed.split('\n')
        if (line && rest !== undefined) resolve(line)
      })
    void ended.then(() => reject(new Error(`${command} has ended: ${printed}`)))
  })
  // A caller that does not wait for the line must not get an unhandled rejection.
  firstLine.catch(() => undefined)
  return {
    /** The first line that it prints. Rejects where it ends without one. */
    firstLine: () => firstLine,
    /** Asks it to end, and waits until it has. */
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
