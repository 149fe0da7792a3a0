import { spawnSync } from 'node:child_process'
import { runWithProgress } from './withProgress.mjs'

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

/** Whether Debian's packages can be installed: only root can. */
export const usesDebian = () => process.getuid?.() === 0 && has('apt-get')

/** Installs a package of Debian's; without it, says so. */
export async function installFromDebian(what, name) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await runWithProgress('updating the list of Debian packages (apt-get update)', 'apt-get', ['update'], quiet)
    const args = ['install', '--yes', '--no-install-recommends', name]
    await runWithProgress(`installing ${what} (apt-get install ${name})`, 'apt-get', args, quiet)
  } catch (error) {
    console.log(`quiosc: ${error.message}`)
  }
}
