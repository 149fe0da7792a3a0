import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  ErrorCodes,
  type ParserOptions,
  parse,
  parseFragment,
  type Token,
} from 'parse5'
import { ownValue } from '#lib/ownValue.ts'
import { hasOutput, isBranchedName, marks, withoutComments, withoutMarks } from '../mask/marks.ts'
import { maskTemplate } from '../mask/maskTemplate.ts'
import { createDepthLimit } from './createDepthLimit.ts'
import type { Attribute, Page, PageElement, Range, Source } from './Page.ts'
import { refuseInheritedNames } from './refuseInheritedNames.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const toRange = ({ startOffset, endOffset }: Token.Location): Range => ({ start: startOffset, end: endOffset })

/** Every element of a tree, `<template>` contents included, each before its children. A loop, as a tree may be deeper than the stack. */
function elementsIn(root: Node): Element[] {
  const found: Element[] = []
  const rest: Node[] = [root]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if ('tagName' in node) found.push(node)
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) rest.push(child)
    if ('content' in node) rest.push(node.content)
  }
  return found
}

function toElement(node: Element): PageElement {
  const location = node.sourceCodeLocation
  const attributes = new Map<string, Attribute>()
  let isOpen = false
  for (const { name: written, value } of node.attrs) {
    const name = withoutMarks(written)
    // `{{ attributes }}`, and `data-{{ name }}="…"`.
    const isDecided = hasOutput(written) || isBranchedName(written)
    if (isDecided) isOpen = true
    const at = ownValue(location?.attrs ?? {}, written)
    if (!name || !at || isDecided || attributes.has(name)) continue
    attributes.set(name, { name, value: withoutComments(value), ...toRange(at) })
  }
  // The parser adds elements that are not in the text: they are where their parent is, and of no length.
  const range = location ? toRange(location.startTag ?? location) : { start: 0, end: 0 }
  const content = { start: range.end, end: location?.endTag?.startOffset ?? location?.endOffset ?? range.end }
  return { tag: node.tagName, attributes, isOpen, range, content, node }
}

interface Parsed {
  isWhole: boolean
  elements: readonly PageElement[]
  /** The names of attributes that their elements have already. */
  repeated: readonly Range[]
}

/** @param name Of the source, for messages. */
function parseMasked(masked: string, name: string): Parsed {
  const isWhole = /<html[\s>]/i.test(masked)
  const repeated: Range[] = []
  const options: ParserOptions<DefaultTreeAdapterMap> = {
    sourceCodeLocationInfo: true,
    treeAdapter: createDepthLimit(name),
    onParseError({ code, startOffset }) {
      if (code !== ErrorCodes.duplicateAttribute) return
      // The parser reports it where the name ends.
      const [name = ''] = /[^\s"'<>/=]*$/.exec(masked.slice(Math.max(0, startOffset - 200), startOffset)) ?? []
      if (withoutMarks(name)) repeated.push({ start: startOffset - name.length, end: startOffset })
    },
  }
  // A part may begin with a row of a table, which a document would not keep.
  const tree = isWhole ? parse(masked, options) : parseFragment(masked, options)
  return {
    isWhole,
    elements: elementsIn(tree)
      .map(toElement)
      .filter(({ range }) => range.end > 0),
    repeated,
  }
}

/** Takes the first of two attributes of one name out, so that the second counts. */
function withoutFirst(masked: string, { elements }: Parsed, repeated: readonly Range[]): string {
  let text = masked
  for (const { start, end } of repeated) {
    const element = elements.find(({ range }) => range.start < start && start < range.end)
    const first = element?.attributes.get(masked.slice(start, end).toLowerCase())
    if (first) text = text.slice(0, first.start) + ' '.repeat(first.end - first.start) + text.slice(first.end)
  }
  return text
}

/**
 * Parses a source as a browser parses the page that it becomes.
 *
 * @throws {UnreadableError} For one whose elements are too deep in each other, or whose markers have names that every object inherits.
 */
export function parsePage(source: Source): Page {
  const masked = maskTemplate(source.text, source.dialect)
  const parsed = parseMasked(masked, source.name)
  const { isWhole, elements, repeated } = parsed
  refuseInheritedNames(source, elements)
  const isBranched = ({ start }: Range) => masked.slice(masked.lastIndexOf('<', start), start).includes(marks.control)
  const page: Page = { source, masked, isWhole, elements, doubled: repeated.filter((range) => !isBranched(range)) }
  const branches = repeated.filter(isBranched)
  if (branches.length === 0) return page
  const other = withoutFirst(masked, parsed, branches)
  const { elements: others } = parseMasked(other, source.name)
  refuseInheritedNames(source, others)
  return { ...page, otherBranch: { ...page, masked: other, elements: others, doubled: [] } }
}
