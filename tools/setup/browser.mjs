import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromiumPath, isChosen } from '../chromium.mjs'
import { installFromDebian, usesDebian } from './debian.mjs'
import { lacksFonts } from './fonts.mjs'
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
 * Installs what the browser tests need of Debian's packages, as root: the headless shell of Chromium, and fonts. It needs nothing of npm's, so that it can
 * run beside the installation of the dependencies.
 */
export async function ensureBrowserPackages() {
  const names = [...(isChosen() ? [] : ['chromium-headless-shell']), ...(lacksFonts() ? ['fonts-liberation'] : [])]
  if (names.length > 0 && usesDebian()) await installFromDebian('a browser and fonts', ...names)
}

/**
 * Finds a Chromium or installs one: as root on Debian the whole browser where its headless shell could not be had (`ensureBrowserPackages`), because a bare
 * download lacks libraries; otherwise Playwright's own download.
 *
 * @throws When none can be installed; CHROMIUM_PATH sets the path of another one.
 */
export async function ensureBrowser() {
  if (isChosen() || chromiumPath() || isDownloaded()) return
  if (usesDebian()) await installFromDebian('a browser', 'chromium')
  if (chromiumPath()) return
  const args = ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium']
  await runWithProgress('downloading Chromium (playwright install chromium)', ...playwright(args))
}
