import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromiumPath } from '../chromium.mjs'
import { root } from './root.mjs'
import { runWithProgress } from './withProgress.mjs'

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

/** Debian's package brings the libraries that a bare download lacks; only root can install it. */
async function installFromDebian() {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await runWithProgress('updating the list of Debian packages (apt-get update)', 'apt-get', ['update'], quiet)
  const args = ['install', '--yes', '--no-install-recommends', 'chromium']
  await runWithProgress('installing Chromium (apt-get install chromium)', 'apt-get', args, quiet)
}

const playwright = (args) => [process.execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), ...args]]

/** Uses Playwright, which knows the revision that it needs. */
function isDownloaded() {
  const script =
    "import { existsSync } from 'node:fs'; import { chromium } from 'playwright'; process.exitCode = existsSync(chromium.executablePath()) ? 0 : 1"
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, stdio: 'ignore' }).status === 0
}

/**
 * Finds a Chromium or installs one: Debian's package as root, else Playwright's own download.
 * @throws When neither can be installed; CHROMIUM_PATH sets the path of another one.
 */
export async function ensureBrowser() {
  if (chromiumPath() || isDownloaded()) return
  const asRoot = process.getuid?.() === 0
  if (asRoot && has('apt-get')) {
    try {
      await installFromDebian()
    } catch (error) {
      console.log(`quiosc: ${error.message}`)
    }
    if (chromiumPath()) return
  }
  const args = ['install', ...(asRoot ? ['--with-deps'] : []), 'chromium']
  await runWithProgress('downloading Chromium (playwright install chromium)', ...playwright(args))
}
