/** The document that has every file of a new widget, under the name `weather`. */
export const EXAMPLE_FILE = 'docs/new-widget.md'

/** A file. */
export interface Piece {
  path: string
  text: string
}

/** A paragraph that begins with a path in backticks, and the block of code below it. */
const BLOCK = /^`([\w/.-]+)`[^\n]*\n\n```\w+\n([\s\S]*?)\n```$/gm

/**
 * The files of the example, in the document's order.
 *
 * @param document The text of {@link EXAMPLE_FILE}.
 */
export const readExample = (document: string): Piece[] =>
  [...document.matchAll(BLOCK)].map(([, path = '', text = '']) => ({ path, text: `${text}\n` }))
