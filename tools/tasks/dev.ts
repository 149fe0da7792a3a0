import { spawn } from 'node:child_process'

console.log('quiosc: building and serving, and again whenever a file changes')

/** Builds and serves side by side, both watching; when one ends, so does the other. */
const children = [
  spawn('node', ['tools/build.ts', '--watch'], { stdio: 'inherit' }),
  spawn('node', ['--watch', '--watch-preserve-output', 'tools/serve.ts'], { stdio: 'inherit' }),
]

const endAll = () => {
  for (const child of children) child.kill()
}

for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    endAll()
  })
}
process.once('SIGINT', endAll)
process.once('SIGTERM', endAll)
