import { isBlockType } from '#islands/diagnosis/blockProblems.ts'
import {
  type ConfigFault,
  configFault,
  mistypedConfig,
  secondConfig,
  unknownSettings,
  unreadConfig,
  wrongSettings,
} from '#islands/diagnosis/configFaults.ts'
import { ownValue } from '#lib/ownValue.ts'
import { reportLine } from '#lib/schema/issues/describeIssue.ts'
import { ValueError } from '#lib/schema/issues/ValueError.ts'
import { readPermissions } from '#page/session/permissions.ts'
import { isUnknown, marks } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import { hasUnknown } from '../page/jsonBlock.ts'
import { attributeOf, type Page, type PageElement, type Range } from '../page/Page.ts'
import { configBlocks, readConfigBlock } from './configBlock.ts'

const permissionProblems = (permissions: unknown): string[] => {
  const found: string[] = []
  readPermissions(
    permissions,
    (error) => void found.push(error instanceof ValueError ? reportLine(error) : String(error)),
  )
  return found
}

/** Faults of the values that the template does not decide. */
function valueProblems(value: object, htmlLang: string, isPartial: boolean): ConfigFault[] {
  const known = Object.fromEntries(Object.entries(value).filter(([, each]) => !hasUnknown(each)))
  const isSiteKnown = !isPartial && (!Object.hasOwn(value, 'site') || Object.hasOwn(known, 'site'))
  const isLangKnown = Object.hasOwn(known, 'lang') || (!Object.hasOwn(value, 'lang') && !isUnknown(htmlLang))
  const faults = wrongSettings(JSON.stringify(known), isUnknown(htmlLang) ? '' : htmlLang)
  // Whether German is right depends on the site.
  const certain = faults.filter(
    ({ message }) => (isSiteKnown && isLangKnown) || !message.startsWith('configuration: lang: "de" is supported'),
  )
  return [...certain, ...permissionProblems(ownValue(known, 'permissions')).map(configFault)]
}

/** The element that the block is in: only one is read. */
function elementFault(element: PageElement): ConfigFault | undefined {
  if (element.tag !== 'script') return unreadConfig(element.tag)
  const type = attributeOf(element, 'type') ?? ''
  return isBlockType(type) || isUnknown(type) || element.isOpen ? undefined : mistypedConfig
}

function blockProblems(page: Page, element: PageElement): Problem[] {
  const at = ({ id, message }: ConfigFault, range: Range): Problem => ({ id, message, at: range })
  const fault = elementFault(element)
  const ofElement = fault ? [at(fault, element.range)] : []
  const block = readConfigBlock(page, element)
  if (block.status === 'empty' && element.tag === 'script')
    return [...ofElement, at(configFault('not JSON (a value is expected)'), element.range)]
  if (block.status === 'broken') return [...ofElement, at(configFault(`not JSON (${block.problem})`), block.at)]
  if (block.status !== 'parsed') return ofElement
  const { value } = block
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [...ofElement, at(configFault('must be a JSON object'), block.locate([]))]
  const htmlLang = page.elements.find(({ tag }) => tag === 'html')?.attributes.get('lang')?.value ?? ''
  const wrong = valueProblems(value, htmlLang, block.isPartial).map((each) => at(each, block.locate(each.path)))
  const unknown = unknownSettings(value).filter(({ path }) => !isUnknown(String(path[0])))
  return [...ofElement, ...wrong, ...unknown.map((each) => at(each, block.locateKey(each.path)))]
}

/** Problems of the page's configuration (contract §1), in the words of its console. */
export function configRules(page: Page): Problem[] {
  const [first, ...others] = configBlocks(page)
  if (!first) return []
  const doubled = others.filter(({ range }) => !page.masked.slice(first.range.end, range.start).includes(marks.control))
  const { id, message } = secondConfig
  return [...blockProblems(page, first), ...doubled.map(({ range }): Problem => ({ id, message, at: range }))]
}
