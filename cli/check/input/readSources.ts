import { readdir, stat } from 'node:fs/promises'
import { extname, join, relative, resolve } from 'node:path'
import { UnreadableError } from '../../UnreadableError.ts'
import { UsageError } from '../../UsageError.ts'
import { type Dialect, dialectOf } from '../mask/dialects.ts'
import type { Page } from '../page/Page.ts'
import { parsePage } from '../page/parsePage.ts'
import { reservingRules } from '../rules/reservingRules.ts'
import { type FetchPageOptions, fetchPage } from './fetchPage.ts'
import { readTextFile } from './readTextFile.ts'
import type { Sheet } from './Sheet.ts'

export interface Input {
  pages: Page[]
  /** The named ones, by their paths. */
  folders: string[]
  sheets: Sheet[]
  /** Notes on what could not be looked at, each in one line. */
  notes: string[]
}

interface ReadOptions extends FetchPageOptions {
  /** From which relative paths start. */
  cwd: string
  /** The template language of all files; without it their names tell. */
  lang: Dialect | undefined
}

/** Folders that contain other people's templates. */
const skipped = /^(?:\.|node_modules$|vendor$)/

/** Every file of a folder, by its path. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new UnreadableError(`${folder} cannot be read (${code})`)
  })
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !skipped.test(name))
      .map((entry) => {
        const path = join(folder, entry.name)
        return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : []
      }),
  )
  return lists.flat().sort()
}

/** How many endings the note names. */
const MENTIONED = 8

/** Says which files of a folder were not read, by their endings, the most frequent first. */
function unreadNote(files: readonly string[]): string[] {
  if (files.length === 0) return []
  const counts = new Map<string, number>()
  for (const file of files) {
    const ending = extname(file) || 'without an ending'
    counts.set(ending, (counts.get(ending) ?? 0) + 1)
  }
  const named = [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
  const shown = named.slice(0, MENTIONED).map(([ending, count]) => `${count} ${ending}`)
  const rest = named.slice(MENTIONED).reduce((sum, [, count]) => sum + count, 0)
  const list = rest > 0 ? [...shown, `${rest} others`] : shown
  return [`not read, as no template, page or style sheet: ${list.join(', ')}; a file that is named itself is read`]
}

const isSheet = (path: string) => path.toLowerCase().endsWith('.css')

const isAddress = (target: string): boolean => /^https?:\/\//.test(target)

/**
 * Reads all that is to be checked: files, folders with all templates and style sheets in them, and the pages at addresses.
 *
 * @throws {UsageError} For what is not there.
 * @throws {UnreadableError} For what cannot be read, or is more than the limits allow.
 */
export async function readSources(targets: readonly string[], options: ReadOptions): Promise<Input> {
  const { cwd, lang, limits, guard } = options
  const pages: Page[] = []
  const folders: string[] = []
  const sheets: Sheet[] = []
  const notes: string[] = []
  const addFile = async (path: string) => {
    const name = relative(cwd, path).replaceAll('\\', '/')
    const text = await readTextFile(path, name, limits)
    if (isSheet(path)) sheets.push(guard(name, () => reservingRules(text)))
    else pages.push(guard(name, () => parsePage({ name, text, path, dialect: lang ?? dialectOf(path) ?? 'any' })))
  }
  for (const target of targets) {
    if (isAddress(target)) {
      const fetched = await fetchPage(target, options)
      pages.push(fetched.page)
      notes.push(...fetched.notes)
      for (const sheet of fetched.sheets) sheets.push(sheet)
      continue
    }
    const path = resolve(cwd, target)
    const found = await stat(path).catch(() => undefined)
    if (!found) throw new UsageError(`there is no file or folder “${target}”`)
    if (found.isDirectory()) folders.push(path)
    const all = found.isDirectory() ? await filesIn(path) : [path]
    const files = all.filter((file) => !found.isDirectory() || isSheet(file) || dialectOf(file))
    const read = new Set(files)
    notes.push(...unreadNote(all.filter((file) => !read.has(file))))
    for (const file of files) await addFile(file)
  }
  return { pages, folders, sheets, notes }
}
