import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromiumPath, isChosen } from '../chromium.mjs'
import { root } from './root.mjs'
import { runWithProgress } from './withProgress.mjs'

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

/** Debian's package brings the libraries that a bare download lacks; only root can install it. Without the package, says so. */
async function installFromDebian(name) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await runWithProgress('updating the list of Debian packages (apt-get update)', 'apt-get', ['update'], quiet)
    const args = ['install', '--yes', '--no-install-recommends', name]
    await runWithProgress(`installing a browser (apt-get install ${name})`, 'apt-get', args, quiet)
  } catch (error) {
    console.log(`quiosc: ${error.message}`)
  }
}

const playwright = (args) => [process.execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), ...args]]

/** Uses Playwright, which knows the revision that it needs. */
function isDownloaded() {
  const script =
    "import { existsSync } from 'node:fs'; import { chromium } from 'playwright'; process.exitCode = existsSync(chromium.executablePath()) ? 0 : 1"
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, stdio: 'ignore' }).status === 0
}

/**
 * Finds a Chromium or installs one: as root Debian's headless shell or else its whole browser, otherwise Playwright's own download.
 * @throws When none can be installed; CHROMIUM_PATH sets the path of another one.
 */
export async function ensureBrowser() {
  if (isChosen()) return
  const asRoot = process.getuid?.() === 0
  const usesDebian = asRoot && has('apt-get')
  if (usesDebian) await installFromDebian('chromium-headless-shell')
  if (chromiumPath() || isDownloaded()) return
  if (usesDebian) await installFromDebian('chromium')
  if (chromiumPath()) return
  const args = ['install', ...(asRoot ? ['--with-deps'] : []), 'chromium']
  await runWithProgress('downloading Chromium (playwright install chromium)', ...playwright(args))
}
