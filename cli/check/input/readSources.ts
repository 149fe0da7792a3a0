import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Terminal } from '../../command.types.ts'
import { UsageError } from '../../UsageError.ts'
import type { Dialect } from '../mask/dialects.ts'
import { dialectOf } from '../mask/dialects.ts'
import type { Source } from '../page/Page.ts'
import { fetchSource } from './fetchSource.ts'

export interface Input {
  sources: Source[]
  /** The texts of style sheets. */
  sheets: string[]
}

/** Folders that contain other people's templates. */
const skipped = /^(?:\.|node_modules$|vendor$)/

/** Every file of a folder, by its path. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
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

const isSheet = (path: string) => path.toLowerCase().endsWith('.css')

/** A byte order mark is no character of the first line. */
const readText = async (path: string) => (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')

const isAddress = (target: string): boolean => /^https?:\/\//.test(target)

/**
 * Reads all that is to be checked: files, folders with all templates and style sheets in them, and the pages at addresses.
 *
 * @param lang The template language of all files; without it their names tell.
 * @throws {UsageError} For what cannot be read.
 */
export async function readSources(
  targets: readonly string[],
  lang: Dialect | undefined,
  { cwd, fetch }: Pick<Terminal, 'cwd' | 'fetch'>,
): Promise<Input> {
  const input: Input = { sources: [], sheets: [] }
  const addFile = async (path: string) => {
    const text = await readText(path)
    if (isSheet(path)) input.sheets.push(text)
    else
      input.sources.push({
        name: relative(cwd, path).replaceAll('\\', '/'),
        text,
        dialect: lang ?? dialectOf(path) ?? 'any',
      })
  }
  for (const target of targets) {
    if (isAddress(target)) {
      const fetched = await fetchSource(target, fetch)
      input.sources.push(fetched.source)
      input.sheets.push(...fetched.sheets)
      continue
    }
    const path = resolve(cwd, target)
    const found = await stat(path).catch(() => undefined)
    if (!found) throw new UsageError(`there is no file or folder “${target}”`)
    const files = found.isDirectory()
      ? (await filesIn(path)).filter((file) => isSheet(file) || dialectOf(file))
      : [path]
    for (const file of files) await addFile(file)
  }
  return input
}
