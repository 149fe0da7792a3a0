import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'

/** A requirement for the project, and the command that checks it. */
export interface Gate {
  name: string
  command: readonly [program: string, ...args: string[]]
  /** The gate that has to end first, which is earlier in the list. */
  after?: string
  /** Its output is worth reading when it passes, too. */
  advises?: boolean
}

export interface GateResult {
  name: string
  passed: boolean
  advises?: boolean
  seconds: number
  /** The text that the command printed, both streams in the order of output. */
  output: string
}

/** The findings are printed later and elsewhere, so they come without colours. */
function plain(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...rest } = process.env
  return { ...rest, NO_COLOR: '1' }
}

/** Runs a gate to its end; a program that cannot be started is a failed gate, not an exception. */
export function runGate({ name, command: [program, ...args], advises = false }: Gate): Promise<GateResult> {
  const startedAt = performance.now()
  const output: string[] = []
  return new Promise((resolve) => {
    const end = (passed: boolean) =>
      resolve({
        name,
        passed,
        advises,
        seconds: (performance.now() - startedAt) / 1000,
        output: output.join('').trim(),
      })
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: plain() })
    child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.once('error', (error) => {
      output.push(error.message)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
