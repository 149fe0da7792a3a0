import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { root } from './root.mjs'
import { runWithProgress } from './withProgress.mjs'

const lockOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages

/** Whether node_modules matches package-lock.json; compared by content, because a checkout changes every date. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false
  const wanted = lockOf('package-lock.json')
  const present = lockOf(join('node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === version : optional === true
  })
}

const projectNode = () => join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** The package `node` installs its program by an install script, which npm may be configured not to run. */
const nodeRuns = () =>
  existsSync(projectNode()) &&
  spawnSync(projectNode(), ['--version'], { shell: process.platform === 'win32' }).status === 0

/** npm as a command: the one that runs us, on the machine's own Node, as the project's is about to be replaced. */
function npm(args) {
  const inProject = (path) => path.includes(`${sep}node_modules${sep}`) && path.startsWith(root)
  const outside = (process.env.PATH ?? '').split(delimiter).filter((path) => path && !path.startsWith(root))
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const machineNode = outside.map((path) => join(path, name)).find((path) => existsSync(path))
  const node = inProject(process.execPath) ? (machineNode ?? process.execPath) : process.execPath
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [node, [script, ...args]] : ['npm', args]
}

/** Installs what package-lock.json lists, if node_modules is missing or differs. */
export async function ensureDependencies() {
  if (!isInstalled()) {
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    await runWithProgress('installing the dependencies (npm ci)', ...npm(args))
  }
  if (nodeRuns()) return
  const args = ['rebuild', 'node', 'esbuild', '--ignore-scripts=false', '--loglevel=error']
  await runWithProgress('putting Node 24 in place (npm rebuild)', ...npm(args))
  if (!nodeRuns())
    throw new Error("the npm package node did not install its binary; check that npm's install scripts are enabled")
}
