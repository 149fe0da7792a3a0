import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { isUnknown, marks } from '../mask/marks.ts'
import { jsonBranches } from './jsonBranches.ts'
import type { Range } from './Page.ts'

/** A JSON block of a page or a template. */
export type JsonBlock =
  | { status: 'empty' }
  | { status: 'broken'; problem: string; at: Range }
  /** The template decides so much of it that nothing can be said. */
  | { status: 'unknown' }
  | {
      status: 'parsed'
      /** Texts with marks for what the template decides. */
      value: unknown
      /** Some of it is left out, which the template prints under a condition. */
      isPartial: boolean
      /** Locates the value that a path leads to; the nearest one around it where there is none. */
      locate(path: readonly (string | number)[]): Range
      /** Locates the name of a property. */
      locateKey(path: readonly (string | number)[]): Range
    }

const words: Record<ReturnType<typeof printParseErrorCode>, string> = {
  InvalidSymbol: 'a value must be in double quotes, or a number, true, false or null',
  InvalidNumberFormat: 'this is no number of JSON',
  PropertyNameExpected: 'a name in double quotes is expected',
  ValueExpected: 'a value is expected',
  ColonExpected: 'a colon is expected',
  CommaExpected: 'a comma is expected',
  CloseBraceExpected: 'a closing brace is expected',
  CloseBracketExpected: 'a closing bracket is expected',
  EndOfFileExpected: 'the end is expected',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'a closing double quote is expected',
  UnexpectedEndOfNumber: 'this is no number of JSON',
  InvalidUnicode: 'this is no escape of JSON',
  InvalidEscapeCharacter: 'this is no escape of JSON',
  InvalidCharacter: 'a line break or a tab in a text must be escaped',
  '<unknown ParseErrorCode>': 'it cannot be read',
}

/** Errors within one word: an error whatever the template prints around it. */
const lexical = /Symbol|Number|Comment|EndOfString|Unicode|Escape|InvalidCharacter/

/**
 * A placeholder as a value: a text of the same length. Control tags become spaces, and marks within a text stay.
 */
function fillIn(text: string): string {
  const tokens = /"(?:[^"\\\n]|\\.)*"|(\uFDD0[\uFDD0-\uFDD2]+)|[\uFDD1\uFDD2]+/g
  return text.replace(tokens, (found, output?: string) => {
    if (output) return `"${marks.output.repeat(found.length - 2)}"`
    return found.startsWith('"') ? found : ' '.repeat(found.length)
  })
}

/** Whether an error is at a placeholder: what is printed may make it right. */
function touchesOutput(text: string, { error, offset, length }: ParseError): boolean {
  const end = offset + Math.max(1, length)
  // Whole members are printed, and spaces follow: `{ {{ members }} }`.
  const isMember = printParseErrorCode(error) === 'ColonExpected'
  const start = isMember ? text.slice(0, offset).trimEnd().length : offset
  return text.slice(Math.max(0, start - 2), end + 2).includes(marks.output)
}

interface Parsed {
  tree: Node | undefined
  errors: readonly ParseError[]
  /** The ones that are errors whatever the template prints. */
  certain: readonly ParseError[]
}

const codeOf = ({ error }: ParseError) => printParseErrorCode(error)

function parseMasked(masked: string): Parsed {
  const text = fillIn(masked)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowEmptyContent: true })
  const branches = masked.includes(marks.control)
  const certain = errors.filter((error) => !touchesOutput(text, error) && (!branches || lexical.test(codeOf(error))))
  return { tree, errors, certain }
}

function broken(error: ParseError, offset: number): JsonBlock {
  const start = offset + error.offset
  return { status: 'broken', problem: words[codeOf(error)], at: { start, end: start + Math.max(1, error.length) } }
}

function parsedBlock(tree: Node, offset: number, isPartial: boolean): JsonBlock {
  const toRange = (node: Node) => ({ start: offset + node.offset, end: offset + node.offset + node.length })
  const find = (path: readonly (string | number)[]): Node =>
    findNodeAtLocation(tree, [...path]) ?? (path.length > 0 ? find(path.slice(0, -1)) : tree)
  return {
    status: 'parsed',
    value: getNodeValue(tree),
    isPartial,
    locate: (path) => toRange(find(path)),
    locateKey: (path) => {
      const node = find(path)
      return toRange(node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node)
    },
  }
}

/** A block of which the template repeats or leaves out parts: an error counts where it is with every branch and without any. */
function readBranches(masked: string, source: string, offset: number): JsonBlock {
  const branches = jsonBranches(masked, source)
  if (!branches) return { status: 'unknown' }
  const { unseparated } = branches
  const full = parseMasked(branches.full)
  const bare = parseMasked(branches.bare)
  const first = full.certain.find((error) =>
    bare.certain.some((same) => same.offset === error.offset && same.error === error.error),
  )
  if (first) return broken(first, offset)
  if (unseparated)
    return {
      status: 'broken',
      problem: 'a comma is expected between one round of the loop and the next',
      at: { start: offset + unseparated.start, end: offset + unseparated.end },
    }
  if (full.errors.length > 0 || !full.tree || isUnknown(String(full.tree.value))) return { status: 'unknown' }
  return parsedBlock(full.tree, offset, true)
}

/**
 * @param masked The block with its marks.
 * @param source The same as it is written.
 * @param offset The block's first character in its page, from 0.
 */
export function readJsonBlock(masked: string, source: string, offset: number): JsonBlock {
  if (!masked.trim()) return { status: 'empty' }
  const { tree, errors, certain } = parseMasked(masked)
  const [first] = certain
  if (first) return broken(first, offset)
  if (masked.includes(marks.control)) {
    const read = readBranches(masked, source, offset)
    // Without an error the block is what all its branches are together.
    if (read.status !== 'unknown' && (errors.length > 0 || read.status === 'broken')) return read
  }
  if (errors.length > 0 || !tree || isUnknown(String(tree.value))) return { status: 'unknown' }
  return parsedBlock(tree, offset, false)
}

/** Whether anything in a value is decided by the template. */
export const hasUnknown = (value: unknown): boolean => isUnknown(JSON.stringify(value) ?? '')
