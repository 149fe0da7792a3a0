import { globSync, readFileSync } from 'node:fs'
import { type ParseResult, parseSync } from 'vite'

/** One file as the checks see it; its path is relative to the project's folder, with slashes. */
export interface Source {
  path: string
  text: string
}

/** One violation and its place. */
export interface Finding {
  path: string
  /** From 1; left out for a whole file or folder. */
  line?: number
  problem: string
  /** It is printed, and does not fail. */
  advice?: true
}

export const readSource = (path: string): Source => ({ path, text: readFileSync(path, 'utf8') })

/** The files that match a pattern, sorted. */
export const readSources = (...patterns: string[]): Source[] =>
  globSync(patterns)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map(readSource)

/** Tests and test helpers: `*.test.ts`, `*.fixture.ts`, folders named `testing`. */
export const isTest = (path: string) => /\.(test|fixture)\.tsx?$|(^|\/)testing\//.test(path)

/** The code of some folders: TypeScript, tests included. */
export const codeIn = (sources: readonly Source[], ...folders: readonly string[]) =>
  sources.filter(({ path }) => /\.tsx?$/.test(path) && folders.includes(path.slice(0, path.indexOf('/'))))

/** A tree for each source, as long as somebody has the source: all checks read the same ones. */
const trees = new WeakMap<Source, ParseResult>()

/** @throws When a file is not TypeScript: the type check reports the error better, so the check stops here. */
export function parseSource(source: Source): ParseResult {
  const known = trees.get(source)
  if (known) return known
  const parsed = parseSync(source.path, source.text)
  const [error] = parsed.errors
  if (error) throw new Error(`${source.path}: ${error.message}`)
  trees.set(source, parsed)
  return parsed
}

/** Lines of code and comments, without empty ones at the end. */
export const linesOf = ({ text }: Source): number => text.trimEnd().split('\n').length

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
