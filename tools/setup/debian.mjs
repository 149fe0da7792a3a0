import { spawnSync } from 'node:child_process'
import { runWithProgress } from './withProgress.mjs'

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

/** Whether Debian's packages can be installed: only root can. */
export const usesDebian = () => process.getuid?.() === 0 && has('apt-get')

/** Installs packages of Debian's; without them, says so. */
export async function installFromDebian(what, ...names) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await runWithProgress('updating the list of Debian packages (apt-get update)', 'apt-get', ['update'], quiet)
    const args = ['install', '--yes', '--no-install-recommends', ...names]
    await runWithProgress(`installing ${what} (apt-get install ${names.join(' ')})`, 'apt-get', args, quiet)
  } catch (error) {
    console.log(`quiosc: ${error.message}`)
  }
}
