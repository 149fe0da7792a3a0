import { parseBlock } from '#lib/site/config/readBasics.ts'
import { keptOptions } from '../loader/keptOptions.ts'
import { LIGHT_PART } from '../loader/lightPart.ts'
import {
  blockBeside,
  inertBlock,
  isBlockType,
  isMeantAsBlock,
  isMeantFor,
  mistypedBlock,
  secondBlock,
} from './blockProblems.ts'
import type { MarkerProblem } from './faultProblems.ts'

/** The page's configuration, or the answer that a server has rendered a marker from. */
const isOther = (script: Element) =>
  script.hasAttribute('data-quiosc-config') || script.hasAttribute('data-quiosc-data')

const isBlock = (element: Element): element is HTMLScriptElement =>
  element.localName === 'script' && isBlockType(element.getAttribute('type') ?? '') && !isOther(element)

/** The marker or the part of a widget around an element: none for one that is right in a template. */
const ownerOf = (element: Element) => element.closest(`[data-widget],[${LIGHT_PART}]`)

/** Those of a marker, or of a template in it, whether the library reads them or not. */
const blocksIn = (root: ParentNode, owner: HTMLElement | null) =>
  [...root.querySelectorAll('script')].filter(
    (script) =>
      !script.src && !isOther(script) && ownerOf(script) === owner && isMeantAsBlock(script.type, script.text),
  )

/** Those in a marker's templates, in templates of these too. */
const inertBlocksIn = (root: ParentNode, owner: HTMLElement | null): HTMLScriptElement[] =>
  [...root.querySelectorAll('template')]
    .filter((template) => ownerOf(template) === owner)
    .flatMap(({ content }) => [...blocksIn(content, null), ...inertBlocksIn(content, null)])

/** The content of a script or a paragraph, without the line breaks that a CMS adds. */
function soleBlock(element: Element | null): HTMLScriptElement | undefined {
  if (!element || isBlock(element)) return element ?? undefined
  const [only, ...others] = [...element.children].filter(({ localName }) => localName !== 'br')
  const isAlone =
    element.localName === 'p' && others.length === 0 && element.textContent?.trim() === only?.textContent?.trim()
  return isAlone && only && isBlock(only) ? only : undefined
}

/** Blocks that a template's author has written for nothing. */
export function examineBlocks(host: HTMLElement): MarkerProblem[] {
  const { widget = '' } = host.dataset
  const blocks = blocksIn(host, host)
  const inert = inertBlocksIn(host, host)
  const read = blocks.filter(isBlock)
  if (read.length > 0) return [...read.slice(1).map(() => secondBlock), ...inert.filter(isBlock).map(() => inertBlock)]
  if (blocks.length + inert.length > 0)
    return [...blocks.map(({ type }) => mistypedBlock(type)), ...inert.map(() => inertBlock)]
  const schema = keptOptions(host)?.schema
  const beside = [host.nextElementSibling, host.previousElementSibling].flatMap((element) => soleBlock(element) ?? [])
  return beside.some(({ text }) => schema && isMeantFor(parseBlock(text), schema)) ? [blockBeside(widget)] : []
}
