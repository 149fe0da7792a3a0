import { readFileSync } from 'node:fs'
import { EXAMPLE_FILE, type Piece, readExample } from './readExample.ts'
import { renamed } from './renamed.ts'

/** The files that a new widget brings. */
export const newFiles = (widget: string): Piece[] =>
  readExample(readFileSync(EXAMPLE_FILE, 'utf8')).map(({ path, text }) => ({
    path: renamed(path, widget),
    text: renamed(text, widget),
  }))
