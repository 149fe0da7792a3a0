import { parseBlock } from '#lib/site/config/readBasics.ts'
import { keptOptions } from '../loader/keptOptions.ts'
import { LIGHT_PART } from '../loader/lightPart.ts'
import { blockBeside, isBlockType, isMeantAsBlock, isMeantFor, mistypedBlock, secondBlock } from './blockProblems.ts'
import type { MarkerProblem } from './faultProblems.ts'

/** The page's configuration, or the answer that a server has rendered a marker from. */
const isOther = (script: Element) =>
  script.hasAttribute('data-quiosc-config') || script.hasAttribute('data-quiosc-data')

const isBlock = (element: Element): element is HTMLScriptElement =>
  element instanceof HTMLScriptElement && isBlockType(element.type) && !isOther(element)

/** Those in a marker, whether the library reads them or not. */
const blocksIn = (host: HTMLElement) =>
  [...host.querySelectorAll('script')].filter(
    (script) =>
      !script.src &&
      !isOther(script) &&
      script.closest(`[data-widget],[${LIGHT_PART}]`) === host &&
      isMeantAsBlock(script.type, script.text),
  )

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
  const blocks = blocksIn(host)
  const read = blocks.filter(isBlock)
  if (read.length > 0) return read.slice(1).map(() => secondBlock)
  if (blocks.length > 0) return blocks.map(({ type }) => mistypedBlock(type))
  const schema = keptOptions(host)?.schema
  const beside = [host.nextElementSibling, host.previousElementSibling].flatMap((element) => soleBlock(element) ?? [])
  return beside.some(({ text }) => schema && isMeantFor(parseBlock(text), schema)) ? [blockBeside(widget)] : []
}
