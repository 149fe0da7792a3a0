import { matchesGlob, posix } from 'node:path'
import { parseSource, type Source } from '../checks/source.ts'
import { type Node, walk } from '../checks/walk.ts'

/** Calls that read files which a module does not import. */
const READS = /\b(?:readFileSync|readFile|readdirSync|globSync|readSources|cpSync)\(/

/** A path or a pattern as code writes it; one that begins with anything is for another folder. */
const PATH = /^[\w.{][\w./{},()!?*|[\]-]*$/

/** A text, with an asterisk for what is only known when it runs. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('*') : undefined
}

/** The paths and patterns that a file names, from the project's folder. */
function namedIn(source: Source): string[] {
  const named: string[] = []
  walk(parseSource(source).program, (node) => {
    const text = textOf(node)
    if (text !== undefined && PATH.test(text) && /\/|\.\w+$/.test(text))
      named.push(text.startsWith('.') ? posix.join(posix.dirname(source.path), text) : text)
    return true
  })
  return named
}

/** Whether a path or a pattern is about a file: a folder with a slash in its path is about all that is in it. */
const isAbout = (named: string, file: string) =>
  matchesGlob(file, named) || (named.includes('/') && file.startsWith(`${named.replace(/\/$/, '')}/`))

/**
 * Files that read changed ones without importing them, which vitest does not follow: they name one by its path, its folder or a pattern. A path that is put
 * together of parts is not seen.
 *
 * @param changed Paths from the project's folder.
 * @param sources Tests and their helpers.
 */
export const readersOf = (changed: readonly string[], sources: readonly Source[]): string[] =>
  sources
    .filter(({ text }) => READS.test(text))
    .filter((source) => namedIn(source).some((named) => changed.some((file) => isAbout(named, file))))
    .map(({ path }) => path)
