import { startProgram } from '../../support/startProgram.ts'

/** Megabytes of a server's own heap: Node would take as much as the machine has before it looks for what is not used any more. */
const HEAP = 160

/** Starts `npx quiosc serve` as it is built. */
export async function startFragments(api: string, port = 0) {
  const args = ['dist/cli/quiosc.js', 'serve', '--api', api, '--port', String(port), '--timeout', '5000']
  const program = startProgram(process.execPath, [`--max-old-space-size=${HEAP}`, ...args])
  const started: { port: number } = JSON.parse(await program.firstLine())
  return { ...program, port: started.port, url: `http://127.0.0.1:${started.port}` }
}
