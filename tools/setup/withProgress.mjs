import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** Milliseconds between two lines where there is no terminal to redraw. */
const PROGRESS_INTERVAL = 5000
const DRAW_EVERY = 120
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** The steps in progress, each as what it shows of itself: a terminal has one line for all of them. */
const running = new Set()

/**
 * Shows the step in progress: redrawn in place on a terminal, else a line at intervals.
 *
 * @returns Ends it, and prints how long it took.
 */
function startProgress(title) {
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  const { stdout } = process
  if (!stdout.isTTY) {
    console.log(`quiosc: ${title} …`)
    const timer = setInterval(() => console.log(`quiosc: ${title} … ${seconds()} s`), PROGRESS_INTERVAL)
    return () => {
      clearInterval(timer)
      console.log(`quiosc: ${title}: ${seconds()} s`)
    }
  }
  let frame = 0
  const shown = () => `${title} … ${seconds()} s`
  const draw = () => {
    const [first] = running
    // The first one draws for all.
    if (first !== shown) return
    const steps = [...running].map((show) => show()).join(', ')
    stdout.write(`\r\x1b[K${frames[frame++ % frames.length]} ${steps}`)
  }
  running.add(shown)
  draw()
  const timer = setInterval(draw, DRAW_EVERY)
  return () => {
    clearInterval(timer)
    running.delete(shown)
    stdout.write(`\r\x1b[Kquiosc: ${title}: ${seconds()} s\n`)
  }
}

/**
 * Runs a command whose output is only needed at its end.
 *
 * @returns Its output.
 * @throws With the end of its output, when it fails.
 */
export async function runWithProgress(title, command, args, environment = {}) {
  const end = startProgress(title)
  const output = []
  const code = await new Promise((resolve) => {
    // No stdin: nothing may wait for an answer that a CI machine cannot give.
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => {
      output.push(Buffer.from(String(error)))
      resolve(1)
    })
    child.once('close', (status) => resolve(status ?? 1))
  })
  end()
  const said = Buffer.concat(output).toString().trim()
  if (code === 0) return said
  throw new Error(`${title} failed (code ${code})\n${said.split('\n').slice(-40).join('\n')}`)
}
