import type { Node, ParseError } from 'jsonc-parser'
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser'
import { isUnknown, marks } from '../mask/marks.ts'
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
      /** Where the value is that a path leads to; the nearest one around it where there is none. */
      locate(path: readonly (string | number)[]): Range
      /** Where the name of a property is. */
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

/** @param offset Where the block begins in its source. */
export function readJsonBlock(masked: string, offset: number): JsonBlock {
  if (!masked.trim()) return { status: 'empty' }
  const text = fillIn(masked)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowEmptyContent: true })
  const codeOf = ({ error }: ParseError) => printParseErrorCode(error)
  const branches = masked.includes(marks.control)
  const certain = errors.filter((error) => !touchesOutput(text, error) && (!branches || lexical.test(codeOf(error))))
  const [first] = certain
  if (first) {
    const start = offset + first.offset
    return { status: 'broken', problem: words[codeOf(first)], at: { start, end: start + Math.max(1, first.length) } }
  }
  if (errors.length > 0 || !tree || isUnknown(String(tree.value))) return { status: 'unknown' }

  const toRange = (node: Node) => ({ start: offset + node.offset, end: offset + node.offset + node.length })
  const find = (path: readonly (string | number)[]): Node =>
    findNodeAtLocation(tree, [...path]) ?? (path.length > 0 ? find(path.slice(0, -1)) : tree)
  return {
    status: 'parsed',
    value: getNodeValue(tree),
    locate: (path) => toRange(find(path)),
    locateKey: (path) => {
      const node = find(path)
      return toRange(node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node)
    },
  }
}

/** Whether anything in a value is decided by the template. */
export const hasUnknown = (value: unknown): boolean => isUnknown(JSON.stringify(value) ?? '')
