import { globSync, readFileSync } from 'node:fs'
import type { ParseResult } from 'vite'
import { parseSync } from 'vite'

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
}

/** The files that match a pattern, sorted. */
export const readSources = (...patterns: string[]): Source[] =>
  globSync(patterns)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Tests and test helpers: `*.test.ts`, `*.fixture.ts`, folders named `testing`. */
export const isTest = (path: string) => /\.(test|fixture)\.tsx?$|\/testing\//.test(path)

/** @throws When a file is not TypeScript: the type check reports the error better, so the check stops here. */
export function parseSource({ path, text }: Source): ParseResult {
  const parsed = parseSync(path, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${path}: ${error.message}`)
  return parsed
}

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
