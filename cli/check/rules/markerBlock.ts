import type { DefaultTreeAdapterTypes } from 'parse5'
import { marks, withoutMarks } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import type { JsonBlock } from '../page/jsonBlock.ts'
import { readJsonBlock } from '../page/jsonBlock.ts'
import type { PageElement } from '../page/Page.ts'
import { attributeOf, contentOf } from '../page/Page.ts'
import type { Marker } from './Marker.ts'

type Parsed = Extract<JsonBlock, { status: 'parsed' }>

/** A marker's JSON block: parsed, it is an object. */
export type MarkerBlock = Exclude<JsonBlock, Parsed> | (Omit<Parsed, 'value'> & { value: object })

const isJson = (element: PageElement) => attributeOf(element, 'type')?.trim().toLowerCase() === 'application/json'

/** The marker around an element; of one within another the inner one. */
function markerAround({ node }: PageElement): DefaultTreeAdapterTypes.Element | undefined {
  let around = node.parentNode
  while (around && 'attrs' in around) {
    if (around.attrs.some(({ name }) => withoutMarks(name) === 'data-widget')) return around
    around = around.parentNode
  }
  return undefined
}

/** The data scripts in a marker, whether the library reads them or not. */
const scriptsIn = ({ page, element }: Marker) =>
  page.elements.filter(
    (script) =>
      script.tag === 'script' &&
      /json/i.test(attributeOf(script, 'type') ?? '') &&
      !script.attributes.has('data-quiosc-config') &&
      markerAround(script) === element.node,
  )

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
  const block = readJsonBlock(contentOf(marker.page, script), script.content.start)
  if (block.status === 'broken') return { ...block, problem: `the block is not JSON (${block.problem})` }
  if (block.status !== 'parsed') return block
  const value = block.value ?? {}
  if (typeof value === 'object' && !Array.isArray(value)) return { ...block, value }
  return { status: 'broken', problem: 'the block must be an object', at: block.locate([]) }
}

/** Blocks that a template's author has written for nothing. */
export function blockRules(marker: Marker): Problem[] {
  const [first, ...others] = blocksIn(marker)
  const { masked } = marker.page
  const problem = (message: string, { range }: PageElement): Problem => ({
    id: 'unread-block',
    message: `application/json: ${message}`,
    at: range,
    attribute: 'application/json',
    ...(marker.widget !== undefined && { widget: marker.widget }),
  })
  if (first) {
    // Two branches of the template may have a block each.
    const doubled = others.filter(({ range }) => !masked.slice(first.range.start, range.start).includes(marks.control))
    return doubled.map((script) => problem('only the first block of a marker is read', script))
  }
  return scriptsIn(marker).map((script) =>
    problem(`the block is not read, because its type is "${attributeOf(script, 'type')}"`, script),
  )
}
