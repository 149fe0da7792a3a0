import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installFromDebian, usesDebian } from './debian.mjs'

/** The fonts that pages name for readers, and those with the same widths. */
const families = {
  Arial: /arial|arimo|liberation sans|helvetica/i,
  Times: /times|tinos|liberation serif/i,
}

/** The folder to which Debian's package installs them: a bare system has no `fc-match` to ask. */
const LIBERATION = '/usr/share/fonts/truetype/liberation'

function isThere(family) {
  const { error, stdout } = spawnSync('fc-match', ['--format', '%{family}', family], { encoding: 'utf8' })
  return error ? existsSync(LIBERATION) : families[family].test(stdout)
}

/** The families that the system has no font for. Systems other than Linux bring both. */
const missingFonts = () =>
  process.platform === 'linux' ? Object.keys(families).filter((family) => !isThere(family)) : []

export const lacksFonts = () => missingFonts().length > 0

/**
 * Installs fonts with the widths of Arial and Times, or says what is missing and how to get it. Tests do not depend on them; what a page looks like in a
 * picture does: a bare Linux draws both with DejaVu, whose letters are a sixth wider.
 */
export async function ensureFonts() {
  if (lacksFonts() && usesDebian()) await installFromDebian('fonts', 'fonts-liberation')
  const missing = missingFonts()
  if (missing.length > 0)
    console.log(
      `quiosc: no font with the widths of ${missing.join(' and ')} is installed; get Liberation (apt-get install fonts-liberation, dnf install liberation-fonts)`,
    )
}
