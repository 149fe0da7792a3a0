import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ensureBrowser, ensureBrowserPackages } from './setup/browser.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensureFonts } from './setup/fonts.mjs'
import { ensureHooks } from './setup/hooks.mjs'
import { ensureOtherBrowsers } from './setup/otherBrowsers.mjs'
import { ensureProxies } from './setup/proxies.mjs'
import { root } from './setup/root.mjs'
import { ensureRuntimes } from './setup/runtimes.mjs'
import { runWithProgress } from './setup/withProgress.mjs'
import { ensureMockWorker } from './setup/worker.mjs'

const build = { title: 'building the library', command: ['node', 'tools/build.ts'] }
const current = { ...build, command: [...build.command, '--if-changed'] }

/**
 * The tasks behind all npm scripts. Each sets the project up if necessary, and then runs with the project's own Node. This file runs on Node 20 with nothing
 * installed.
 */
const tasks = {
  start: { steps: [current, { command: ['node', 'tools/serve.ts'] }] },
  dev: { steps: [{ command: ['node', 'tools/tasks/dev.ts'] }] },
  build: { steps: [build] },
  storybook: { steps: [{ command: ['storybook', 'dev', '--port', '6006', '--ci'] }] },
  'build-storybook': { steps: [{ command: ['storybook', 'build', '--output-dir', 'storybook-static'] }] },
  check: { steps: [{ command: ['node', 'tools/tasks/check.ts'] }] },
  test: { browser: true, steps: [{ command: ['node', 'tools/tasks/test.ts'] }] },
  proof: {
    browser: true,
    otherBrowsers: true,
    servers: true,
    steps: [{ command: ['node', 'tools/tasks/proof.ts'] }],
  },
  browsers: { browser: true, otherBrowsers: true, steps: [build, { command: ['node', 'tools/tasks/browsers.ts'] }] },
  bench: { browser: true, steps: [build, { command: ['node', 'bench/run.ts'] }] },
  sizes: { steps: [current, { command: ['node', 'bench/sizes.ts'] }] },
  docs: { steps: [current, { command: ['node', 'tools/docs.ts'] }] },
  heights: { browser: true, steps: [{ command: ['node', 'tools/tasks/heights.ts'] }] },
  pictures: { browser: true, steps: [current, { command: ['node', 'tools/tasks/pictures.ts'] }] },
  visual: { browser: true, steps: [{ command: ['node', 'tools/tasks/visual.ts'] }] },
  'preview:product': { browser: true, steps: [build, { command: ['node', 'tools/tasks/previewProduct.ts'] }] },
  walk: { browser: true, steps: [build, { command: ['node', 'tools/tasks/walk.ts'] }] },
  corpus: { browser: true, steps: [build, { command: ['node', 'tools/tasks/corpus.ts'] }] },
  sheet: { browser: true, steps: [{ command: ['node', 'tools/tasks/sheet.ts'] }] },
  bare: { steps: [{ command: ['node', 'tools/tasks/bare.ts'] }] },
  fix: { steps: [{ command: ['node', 'tools/tasks/fix.ts'] }] },
  'new-widget': { steps: [{ command: ['node', 'tools/tasks/newWidget.ts'] }] },
  changeset: { steps: [{ command: ['changeset'] }] },
  release: { steps: [{ command: ['changeset', 'version'] }, { command: ['node', 'tools/tasks/release.ts'] }] },
}

const bin = join(root, 'node_modules', '.bin')
const windows = process.platform === 'win32'

/** The project's binaries come first, so that `node` is the project's Node 24 in all processes of a task. */
const environment = () => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  STORYBOOK_DISABLE_TELEMETRY: '1',
})

/** Runs a command with the terminal attached. @returns The exit code; 130 after Ctrl+C. */
function runCommand([command, ...args]) {
  return new Promise((resolve, reject) => {
    const program = windows ? command : join(bin, command)
    const child = spawn(program, args, { cwd: root, env: environment(), stdio: 'inherit', shell: windows })
    const forward = (signal) => child.kill(signal)
    process.on('SIGTERM', forward)
    // A terminal sends Ctrl+C to the child too: wait for it to end.
    const interrupted = () => {}
    process.on('SIGINT', interrupted)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', forward)
      process.off('SIGINT', interrupted)
      resolve(signal === 'SIGINT' || signal === 'SIGTERM' ? 130 : (code ?? 1))
    })
  })
}

/** @returns The exit code. @throws When a titled step fails, with its output. */
async function runStep({ title, command }) {
  const script = command.find((part) => part.endsWith('.ts'))
  if (script && !existsSync(join(root, script))) throw new Error(`${script} not found`)
  if (!title) return runCommand(command)
  const [program, ...args] = command
  const said = await runWithProgress(title, windows ? program : join(bin, program), args, environment())
  if (said) console.log(said)
  return 0
}

async function main([name, ...args]) {
  const task = Object.hasOwn(tasks, name ?? '') ? tasks[name] : undefined
  if (!task) throw new Error(`unknown task "${name ?? ''}"; use one of ${Object.keys(tasks).join(', ')}`)
  const [major] = process.versions.node.split('.')
  if (Number(major) < 20) throw new Error(`Node ${process.versions.node} is not supported; install version 20 or newer`)
  // Both take half a minute, most of it on one core.
  await Promise.all([ensureDependencies(), ...(task.browser ? [ensureBrowserPackages()] : [])])
  ensureHooks()
  ensureMockWorker()
  if (task.browser) {
    await ensureBrowser()
    await ensureFonts()
  }
  if (task.otherBrowsers) await ensureOtherBrowsers()
  if (task.servers) {
    await ensureProxies()
    await ensureRuntimes()
  }
  const last = task.steps.at(-1)
  for (const step of task.steps) {
    const code = await runStep(step === last ? { ...step, command: [...step.command, ...args] } : step)
    if (code !== 0) return code
  }
  return 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(`quiosc: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
