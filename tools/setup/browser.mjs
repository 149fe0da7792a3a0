import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromiumPath, isChosen } from '../chromium.mjs'
import { installFromDebian, usesDebian } from './debian.mjs'
import { root } from './root.mjs'
import { runWithProgress } from './withProgress.mjs'

const playwright = (args) => [process.execPath, [join(root, 'node_modules', 'playwright', 'cli.js'), ...args]]

/** Uses Playwright, which knows the revision that it needs. */
function isDownloaded() {
  const script =
    "import { existsSync } from 'node:fs'; import { chromium } from 'playwright'; process.exitCode = existsSync(chromium.executablePath()) ? 0 : 1"
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, stdio: 'ignore' }).status === 0
}

/**
 * Finds a Chromium or installs one: as root Debian's headless shell or else its whole browser, whose packages bring the libraries that a bare download
 * lacks; otherwise Playwright's own download.
 *
 * @throws When none can be installed; CHROMIUM_PATH sets the path of another one.
 */
export async function ensureBrowser() {
  if (isChosen()) return
  const debian = usesDebian()
  if (debian) await installFromDebian('a browser', 'chromium-headless-shell')
  if (chromiumPath() || isDownloaded()) return
  if (debian) await installFromDebian('a browser', 'chromium')
  if (chromiumPath()) return
  const args = ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium']
  await runWithProgress('downloading Chromium (playwright install chromium)', ...playwright(args))
}
