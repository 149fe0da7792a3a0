import { expect, vi } from 'vitest'
import { startProgram } from '../../support/startProgram.ts'

/** Starts `npx quiosc serve` as it is built. */
export async function startFragments(api: string, port = 0) {
  const args = ['dist/cli/quiosc.js', 'serve', '--api', api, '--port', String(port), '--timeout', '5000']
  const program = startProgram(process.execPath, args)
  await vi.waitFor(() => expect(program.printed()).toContain('"ready"'))
  const [line = ''] = program.printed().split('\n')
  const started: { port: number } = JSON.parse(line)
  return { ...program, port: started.port, url: `http://127.0.0.1:${started.port}` }
}
