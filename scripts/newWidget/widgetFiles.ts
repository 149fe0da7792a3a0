import { readFileSync } from 'node:fs'
import { insertLines } from './insertLines.ts'
import type { Piece } from './readExample.ts'
import { EXAMPLE_FILE, readExample } from './readExample.ts'
import { renamed } from './renamed.ts'

const example = () => readExample(readFileSync(EXAMPLE_FILE, 'utf8'))

const under = (widget: string, pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ path, text }) => ({ path: renamed(path, widget), text: renamed(text, widget) }))

/** The files that a new widget brings. */
export const newFiles = (widget: string): Piece[] => under(widget, example().files)

/** The lists that people keep, with a new widget in them. @throws When one of them has no place for it. */
export const changedLists = (widget: string): Piece[] =>
  under(widget, example().lines).map(({ path, text }) => ({
    path,
    text: insertLines(path, readFileSync(path, 'utf8'), text),
  }))
