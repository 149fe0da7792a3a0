import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of a built folder with the licences of all packages whose code is in it. */
const NOTICES = 'THIRD-PARTY-NOTICES.txt'

/** The authors of packages that name the MIT licence and leave out its text, as the packages name them. */
const mitHolders: Readonly<Record<string, string>> = {
  'embla-carousel': 'David Jerleke',
  '@formisch/react': 'Fabian Hiller',
  // It names no author: that of MSW, whose part it is.
  'is-node-process': 'Artem Zakharchenko',
}

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/

/** The names of files with a package's licence, and with all that goes with it: `LICENSE`, `LICENCE.md`, `license-mit`, `COPYING`, `NOTICE`. */
const LICENCE = /^(?:un)?licen[cs]e|^copying|^notice/i

/** The folders of the packages that sources belong to: `node_modules/a/node_modules/@b/c`. */
export const packageFolders = (sources: readonly string[]): string[] => [
  ...new Set(sources.flatMap((path) => PACKAGE.exec(path.replaceAll('\\', '/'))?.[0].replace(/^[\w-]+:/, '') ?? [])),
]

/** @throws When the package has no licence, or not its text: without it, the code must not be shipped. */
function noticeOf(folder: string): [title: string, text: string] {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof license !== 'string') throw new Error(`${name} ${version} is bundled, but names no licence.`)
  const files = readdirSync(folder).filter((file) => LICENCE.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).filter((text) => text !== '')
  const holder = license === 'MIT' && mitHolders[name]
  if (texts.length === 0 && holder)
    texts.push(readFileSync('tools/build/mitLicence.txt', 'utf8').trim().replace('HOLDER', holder))
  const missing = `no text of its licence (${license}) in ${folder}. If it has one elsewhere, add it to tools/build/notices.ts`
  if (texts.length === 0) throw new Error(`${name} ${version} is bundled, but has ${missing}.`)
  return [`${name} ${version}, ${license}`, texts.join('\n\n')]
}

/**
 * The notices of the packages among the sources of a build, each package once.
 *
 * @throws When one has no text of its licence.
 */
export function notices(sources: readonly string[]): string {
  const byTitle = new Map(packageFolders(sources).map(noticeOf))
  const parts = [...byTitle].sort(([a], [b]) => (a < b ? -1 : 1))
  const head = 'Quiosc contains code of these packages.'
  return `${[head, ...parts.map(([title, text]) => `${'='.repeat(80)}\n${title}\n\n${text}`)].join('\n\n')}\n`
}

export const writeNotices = (outDir: string, sources: readonly string[]): void =>
  writeFileSync(join(outDir, NOTICES), notices(sources))
