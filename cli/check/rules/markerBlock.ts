import type { DefaultTreeAdapterTypes } from 'parse5'
import {
  blockBeside,
  inertBlock,
  isBlockType,
  isMeantAsBlock,
  isMeantFor,
  mistypedBlock,
  secondBlock,
} from '#islands/diagnosis/blockProblems.ts'
import { ownValue } from '#lib/ownValue.ts'
import { markerSchemas } from '../markerSchemas.ts'
import { marks, withoutComments, withoutMarks } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import type { JsonBlock } from '../page/jsonBlock.ts'
import { attributeOf, contentOf, type Page, type PageElement } from '../page/Page.ts'
import { readBlock } from '../page/readBlock.ts'
import type { Marker } from './Marker.ts'
import { atMarker } from './markerRules.ts'

type Parsed = Extract<JsonBlock, { status: 'parsed' }>

/** A marker's JSON block: parsed, it is an object. */
export type MarkerBlock = Exclude<JsonBlock, Parsed> | (Omit<Parsed, 'value'> & { value: object })

const typeOf = (element: PageElement) => attributeOf(element, 'type') ?? ''

const isJson = (element: PageElement) => isBlockType(typeOf(element))

/** The marker around an element; of one within another the inner one. */
function markerAround({ node }: PageElement): DefaultTreeAdapterTypes.Element | undefined {
  let around = node.parentNode
  while (around && 'attrs' in around) {
    if (around.attrs.some(({ name }) => withoutMarks(name) === 'data-widget')) return around
    around = around.parentNode
  }
  return undefined
}

/** Whether a script is meant as a marker's block, whether the library reads it or not. */
const isScript = (page: Page, script: PageElement) =>
  script.tag === 'script' &&
  !script.attributes.has('src') &&
  isMeantAsBlock(typeOf(script), contentOf(page, script)) &&
  !script.attributes.has('data-quiosc-config') &&
  // The answer that a server has rendered the marker from.
  !script.attributes.has('data-quiosc-data')

/** The data scripts in a marker, but for those in its templates. */
const scriptsIn = ({ page, element }: Marker) =>
  page.elements.filter((script) => isScript(page, script) && markerAround(script) === element.node)

/** The data scripts in a marker's templates, in templates of these too. */
function inertScriptsIn({ page, element }: Marker): PageElement[] {
  const templates = new Map<object, PageElement>()
  for (const each of page.elements) if ('content' in each.node) templates.set(each.node.content as object, each)
  const isInert = (inner: PageElement): boolean => {
    if (markerAround(inner)) return false
    let root = inner.node.parentNode
    while (root && 'parentNode' in root && root.parentNode) root = root.parentNode
    const template = root ? templates.get(root) : undefined
    return template !== undefined && (markerAround(template) === element.node || isInert(template))
  }
  return templates.size === 0 ? [] : page.elements.filter((script) => isScript(page, script) && isInert(script))
}

/** In the order in which the page looks for the block: those right in the marker come before all others. */
function blocksIn(marker: Marker): PageElement[] {
  const blocks = scriptsIn(marker).filter(isJson)
  const isDirect = ({ node }: PageElement) => node.parentNode === marker.element.node
  return [...blocks.filter(isDirect), ...blocks.filter((block) => !isDirect(block))]
}

/** As `readOptions` reads it on the page. */
export function readMarkerBlock(marker: Marker): MarkerBlock {
  const [script] = blocksIn(marker)
  if (!script) return { status: 'empty' }
  const block = readBlock(marker.page, script)
  if (block.status === 'broken') return { ...block, problem: `the block is not JSON (${block.problem})` }
  if (block.status !== 'parsed') return block
  const value = block.value ?? {}
  if (typeof value === 'object' && !Array.isArray(value)) return { ...block, value }
  return { status: 'broken', problem: 'the block must be an object', at: block.locate([]) }
}

const isBlank = (node: DefaultTreeAdapterTypes.ChildNode) =>
  node.nodeName === '#comment' ||
  node.nodeName === 'br' ||
  ('value' in node && withoutComments(node.value).trim() === '')

/** A block, alone or in a paragraph as a CMS wraps it. */
function soleBlock(page: Page, node: DefaultTreeAdapterTypes.ChildNode | undefined): PageElement | undefined {
  if (!node || !('tagName' in node)) return undefined
  const inner = node.tagName === 'p' ? node.childNodes.filter((child) => !isBlank(child)) : [node]
  const script = inner.length === 1 ? page.elements.find((element) => element.node === inner[0]) : undefined
  const isBlock = script?.tag === 'script' && isJson(script) && !script.attributes.has('data-quiosc-config')
  return isBlock ? script : undefined
}

/** A block right before or after a marker that has none in it, with options of the marker's widget in it. */
export function blockBesideOf(marker: Marker): PageElement | undefined {
  const { page, element, widget } = marker
  const schema = ownValue(markerSchemas, widget ?? '')
  if (!schema || scriptsIn(marker).length + inertScriptsIn(marker).length > 0) return undefined
  const siblings = element.node.parentNode?.childNodes.filter((node) => !isBlank(node)) ?? []
  const at = siblings.indexOf(element.node)
  return [siblings[at + 1], siblings[at - 1]]
    .flatMap((node) => soleBlock(page, node) ?? [])
    .find((script) => {
      const block = readBlock(page, script)
      return block.status === 'parsed' && isMeantFor(block.value, schema)
    })
}

/** Blocks that a template's author has written for nothing. */
export function blockRules(marker: Marker): Problem[] {
  const [first, ...others] = blocksIn(marker)
  const { masked } = marker.page
  const inert = inertScriptsIn(marker)
    .filter((script) => !first || isJson(script))
    .map(({ range }) => ({ ...atMarker(marker, inertBlock), at: range }))
  if (first) {
    // Two branches of the template may have a block each.
    const doubled = others.filter(({ range }) => !masked.slice(first.range.start, range.start).includes(marks.control))
    return [...doubled.map(({ range }) => ({ ...atMarker(marker, secondBlock), at: range })), ...inert]
  }
  const beside = blockBesideOf(marker)
  if (beside) return [{ ...atMarker(marker, blockBeside(marker.widget ?? '')), at: beside.range }]
  const mistyped = scriptsIn(marker)
  return [
    ...mistyped.map((script) => ({ ...atMarker(marker, mistypedBlock(typeOf(script))), at: script.range })),
    ...inert,
  ]
}
