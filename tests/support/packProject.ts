import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

interface Packed {
  filename: string
  /** The size of the download in bytes. */
  size: number
  files: { path: string }[]
}

/** Packs the library for one test file, and installs it in a publisher's project in a temporary folder. */
export function packProject() {
  let project = ''
  let packed: Packed

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'quiosc-package-'))
    const output = execFileSync('npm', ['pack', '--json', '--pack-destination', project], { encoding: 'utf8' })
    // npm's JSON has one entry per package: in a list, or by name.
    packed = Object.values(JSON.parse(output) as Record<string, Packed>)[0] as Packed
    mkdirSync(join(project, 'node_modules/quiosc'), { recursive: true })
    execFileSync('tar', ['-xzf', packed.filename, '-C', 'node_modules/quiosc', '--strip-components=1'], {
      cwd: project,
    })
  })

  afterAll(() => rmSync(project, { recursive: true, force: true }))

  return {
    /** The project's folder. */
    project: () => project,
    packed: () => packed,
    /** The path of a file of the installed package. */
    installed: (path: string) => join(project, 'node_modules/quiosc', path),
  }
}
