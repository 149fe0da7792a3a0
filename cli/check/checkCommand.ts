import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ProblemId, problems } from '#islands/diagnosis/problems.ts'
import heightsDocument from '../../docs/heights.md?raw'
import type { Command } from '../command.types.ts'
import { printableLine } from '../printableLine.ts'
import { UsageError } from '../UsageError.ts'
import type { CheckReport } from './CheckReport.types.ts'
import { checkPages } from './checkPages.ts'
import { createGuard } from './createGuard.ts'
import { fixFile } from './fix/fixFile.ts'
import { createFileProbe } from './input/createFileProbe.ts'
import { createWorkerProbe } from './input/createWorkerProbe.ts'
import { readSources } from './input/readSources.ts'
import { readTextFile } from './input/readTextFile.ts'
import { dialectNames } from './mask/dialects.ts'
import { formatSarif } from './output/formatSarif.ts'
import { formatText } from './output/formatText.ts'
import type { Page } from './page/Page.ts'
import { readHeights } from './rules/heights.ts'
import { reservingRules } from './rules/reservingRules.ts'

const help = `Usage: quiosc check <file|folder|url …> [options]

Reads templates and pages, and tells what is wrong with their markers, their
script, their configuration and their policy. It reads all of a folder that is
a template, a page or a style sheet, and knows the placeholders of Twig, Liquid,
Handlebars, ERB, JSP, Blade and PHP.

  --json             prints the findings as JSON
  --sarif            prints them as SARIF 2.1.0
  --lang <language>  the template language of all files, if their names do not
                     tell: ${dialectNames.slice(0, 5).join(', ')},
                     ${dialectNames.slice(5).join(', ')}
  --origin <origin>  another origin whose scripts and style sheets are asked for,
                     if a page at an address names them; may be given again
  --css <file>       a style sheet that reserves heights; may be given again
  --root <folder>    the folder that the site is served from, in which the
                     script and the service worker are looked for
  --ignore <ids>     problems that are not told, by their ids: a,b
  --fix              mends in files what has one answer: misspelt names, lists in
                     attributes, blocks beside their markers
  --help             prints this

A page at an address may have 10 MB, five redirects and 10 s, and what it names
is asked for at its own origin only.

Exit code: 0 without problems (notes do not count), 1 with problems, 2 when it
cannot be done as asked. docs/doctor.md lists all problems.`

const options = {
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
  lang: { type: 'string' },
  origin: { type: 'string', multiple: true },
  css: { type: 'string', multiple: true },
  root: { type: 'string' },
  ignore: { type: 'string', multiple: true },
  fix: { type: 'boolean' },
} as const

/** @throws {UsageError} For an id that there is not. */
function readIds(lists: readonly string[] = []): ProblemId[] {
  const ids = lists.flatMap((list) => list.split(',')).map((id) => id.trim())
  const isId = (id: string): id is ProblemId => Object.hasOwn(problems, id)
  const unknown = ids.find((id) => !isId(id))
  if (unknown !== undefined)
    throw new UsageError(`there is no problem “${unknown}”: ${Object.keys(problems).join(', ')}`)
  return ids.filter(isId)
}

/** @throws {UsageError} For what is no origin. */
function readOrigins(given: readonly string[] = []): string[] {
  const wrong = given.find((text) => !/^https?:\/\/[^/?#@\\]+\/?$/i.test(text) || !URL.canParse(text))
  if (wrong !== undefined) throw new UsageError(`--origin “${wrong}” is no origin such as https://cdn.example`)
  return given.map((text) => new URL(text).origin)
}

/** @throws {UsageError} For a language that there is not. */
function readLang(name: string | undefined) {
  if (name === undefined) return undefined
  const lang = dialectNames.find((known) => known === name)
  if (!lang) throw new UsageError(`there is no template language “${name}”: ${dialectNames.join(', ')}`)
  return lang
}

export const checkCommand: Command = {
  name: 'check',
  summary: 'tells what is wrong with the markers in templates and pages',
  help,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length === 0) throw new UsageError('which file, folder or address?')
    if (values.json && values.sarif) throw new UsageError('either --json or --sarif')
    const ignored = readIds(values.ignore)
    const origins = readOrigins(values.origin)
    const lang = readLang(values.lang)
    const { cwd, ask, limits } = terminal
    const guard = createGuard(limits)
    const {
      pages: given,
      folders,
      sheets,
      notes,
    } = await readSources(positionals, { cwd, lang, ask, limits, origins, guard })
    if (given.length === 0) throw new UsageError(`there are no templates in ${positionals.join(', ')}`)
    for (const name of values.css ?? []) {
      const path = resolve(cwd, name)
      if (!existsSync(path)) throw new UsageError(`there is no style sheet “${name}”`)
      const text = await readTextFile(path, name, limits)
      sheets.push(guard(name, () => reservingRules(text)))
    }
    const pages: Page[] = []
    const fixed: string[] = []
    for (const page of given) {
      const { page: mended, lines } = values.fix ? await fixFile(page, ignored) : { page, lines: [] }
      pages.push(mended)
      fixed.push(...lines.map(printableLine))
    }
    // JSON has a reader of its own.
    terminal.warn(values.json || values.sarif ? [...notes, ...fixed] : notes)
    if (!values.json && !values.sarif) terminal.print(fixed)

    const root = values.root === undefined ? undefined : resolve(cwd, values.root)
    const found = checkPages(pages, {
      sheets: sheets.flat(),
      guard,
      hasSheets: sheets.length > 0,
      heights: readHeights(heightsDocument),
      namesSheets: values.css !== undefined,
      probeFile: createFileProbe(root),
      probeWorker: createWorkerProbe(root, folders, pages),
    })
    const findings = found.filter(({ id }) => !ignored.includes(id))
    const report: CheckReport = { version: terminal.version, checked: pages.length, findings }
    terminal.print(
      values.json
        ? JSON.stringify(report, null, 2).split('\n')
        : values.sarif
          ? formatSarif(report, cwd).split('\n')
          : formatText(report),
    )
    return findings.some(({ level }) => level !== 'note') ? 1 : 0
  },
}
