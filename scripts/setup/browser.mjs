import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath, isChosen } from '../chromium.mjs'
import { root } from './root.mjs'
import { runWithProgress } from './withProgress.mjs'

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

/** Debian's packages bring the libraries that a bare download lacks; only root can install them. Without a package, says so. */
async function installFromDebian(what, name) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await runWithProgress('updating the list of Debian packages (apt-get update)', 'apt-get', ['update'], quiet)
    const args = ['install', '--yes', '--no-install-recommends', name]
    await runWithProgress(`installing ${what} (apt-get install ${name})`, 'apt-get', args, quiet)
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

/** Whether a font with Arial's widths is there, as on readers' devices. A system other than Linux brings Arial itself. */
function hasArial() {
  if (process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype/liberation')) return true
  const { stdout } = spawnSync('fc-match', ['--format', '%{family}', 'Arial'], { encoding: 'utf8' })
  return /arial|arimo|liberation sans|helvetica/i.test(stdout ?? '')
}

/**
 * Installs fonts with the widths of Arial and Times, or says that they are missing. A bare Linux draws both with DejaVu, whose letters are a
 * sixth wider: lines break elsewhere, and what holds a web font's place no longer has its width.
 */
async function ensureFonts(usesDebian) {
  if (usesDebian && !hasArial()) await installFromDebian('fonts', 'fonts-liberation')
  if (!hasArial())
    console.log(
      'quiosc: no font with the widths of Arial is installed, so that tests of line breaks fail: Liberation has one',
    )
}

/**
 * Finds a Chromium or installs one: as root Debian's headless shell or else its whole browser, otherwise Playwright's own download.
 * @throws When none can be installed; CHROMIUM_PATH sets the path of another one.
 */
async function ensureChromium(asRoot, usesDebian) {
  if (isChosen()) return
  if (usesDebian) await installFromDebian('a browser', 'chromium-headless-shell')
  if (chromiumPath() || isDownloaded()) return
  if (usesDebian) await installFromDebian('a browser', 'chromium')
  if (chromiumPath()) return
  const args = ['install', ...(asRoot ? ['--with-deps'] : []), 'chromium']
  await runWithProgress('downloading Chromium (playwright install chromium)', ...playwright(args))
}

/**
 * Finds or installs what tests and measurements draw with: a Chromium, and fonts as readers have them.
 * @throws When no browser can be installed.
 */
export async function ensureBrowser() {
  const asRoot = process.getuid?.() === 0
  const usesDebian = asRoot && has('apt-get')
  await ensureChromium(asRoot, usesDebian)
  await ensureFonts(usesDebian)
}
