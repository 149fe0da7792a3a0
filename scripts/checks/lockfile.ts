import { readFileSync } from 'node:fs'
import { reportFindings } from './reportFindings.ts'
import type { Finding } from './source.ts'

/** What `package-lock.json` says of one package. */
export interface LockedPackage {
  version?: string
  /** The checksum that npm compares. */
  integrity?: string
  /** An address; npm leaves out those of its registry (`.npmrc`). */
  resolved?: string
  link?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  os?: readonly string[]
  cpu?: readonly string[]
  libc?: readonly string[]
}

export interface Lockfile {
  /** By folder; `''` is the project itself. */
  packages: Readonly<Record<string, LockedPackage>>
}

/** The platform that CI runs on. */
const CI = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/

/** A binary for another platform than CI's, which a machine may do without. */
const isOtherPlatform = (entry: LockedPackage) =>
  entry.optional === true && (['os', 'cpu', 'libc'] as const).some((key) => entry[key] && !entry[key].includes(CI[key]))

/**
 * What npm would install that is not the registry's package of this name, version and checksum, and scripts that would run while installing.
 *
 * @param allowScripts `package.json`'s: whether npm runs a package's install script.
 */
export function lockfileFindings({ packages }: Lockfile, allowScripts: Readonly<Record<string, boolean>>): Finding[] {
  const path = 'package-lock.json'
  const findings: Finding[] = []
  const report = (name: string, problem: string) => findings.push({ path, problem: `${name}: ${problem}` })
  const withScript = new Set<string>()
  for (const [folder, entry] of Object.entries(packages)) {
    if (folder === '') continue
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (entry.link) report(folder, 'is a link to a folder, not a package of the registry')
    if (entry.resolved !== undefined) report(folder, `comes from ${entry.resolved}, not from the registry by its name`)
    if (entry.integrity === undefined && !isOtherPlatform(entry)) report(folder, 'has no checksum')
    if (entry.integrity !== undefined && !SHA512.test(entry.integrity))
      report(folder, 'has a checksum that is no SHA-512')
    if (entry.hasInstallScript) withScript.add(name)
    if (entry.hasInstallScript && allowScripts[name] === undefined)
      report(
        folder,
        'has a script for its installation, which `allowScripts` of package.json neither allows nor denies',
      )
  }
  for (const name of Object.keys(allowScripts))
    if (!withScript.has(name))
      findings.push({
        path: 'package.json',
        problem: `decides on the script of ${name}, which has none: remove it from \`allowScripts\``,
      })
  return findings
}

if (import.meta.main) {
  const { allowScripts = {} } = JSON.parse(readFileSync('package.json', 'utf8'))
  reportFindings(lockfileFindings(JSON.parse(readFileSync('package-lock.json', 'utf8')), allowScripts))
}
