/** The document that has every file of a new widget, under the name `weather`. */
export const EXAMPLE_FILE = 'docs/new-widget.md'

/** A file, or lines for one. */
export interface Piece {
  path: string
  text: string
}

export interface Example {
  /** Whole files, in the document's order. */
  files: readonly Piece[]
  /** What lists that are there get. */
  lines: readonly Piece[]
}

/** A paragraph that begins with a path in backticks, after “In” where the file is there already, and the block of code below it. */
const BLOCK = /^(In )?`([\w/.-]+)`[^\n]*\n\n```\w+\n([\s\S]*?)\n```$/gm

/** @param document The text of {@link EXAMPLE_FILE}. */
export function readExample(document: string): Example {
  const pieces = [...document.matchAll(BLOCK)].map(([, into, path = '', text = '']) => ({
    isFile: into === undefined,
    path,
    text: `${text}\n`,
  }))
  const only = (isFile: boolean) =>
    pieces.filter((piece) => piece.isFile === isFile).map(({ path, text }): Piece => ({ path, text }))
  return { files: only(true), lines: only(false) }
}
