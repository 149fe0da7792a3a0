import { reportLine } from '../../../src/lib/describeIssue.ts'
import { misspelt, nearest } from '../../../src/lib/nearest.ts'
import { ValueError } from '../../../src/lib/ValueError.ts'
import { readPermissions } from '../../../src/session/permissions.ts'
import { configProblems } from '../../../src/site/config/configProblems.ts'
import { readConfig } from '../../../src/site/config/readConfig.ts'
import { ownValue } from '../../ownValue.ts'
import { isUnknown, marks } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import { hasUnknown } from '../page/jsonBlock.ts'
import type { Page, PageElement } from '../page/Page.ts'
import { attributeOf } from '../page/Page.ts'
import { configBlocks, readConfigBlock } from './configBlock.ts'

/** Where in the block a problem's value is: `hosts[1]: …` is at `['hosts', 1]`. */
const pathIn = (problem: string): (string | number)[] =>
  [...(/^[\w.[\]]+(?=: )/.exec(problem)?.[0] ?? '').matchAll(/\w+/g)].map(([key]) =>
    /^\d+$/.test(key) ? Number(key) : key,
  )

/** Adds the nearest of the values that a problem lists. */
function withNearest(problem: string): string {
  const [, value = '', names] = /"(.*)" is not one of (.*)$/.exec(problem) ?? []
  return names ? `${problem}. Did you mean "${nearest(value, names.split(', '))}"?` : problem
}

const permissionProblems = (permissions: unknown): string[] => {
  const found: string[] = []
  readPermissions(
    permissions,
    (error) => void found.push(error instanceof ValueError ? reportLine(error) : String(error)),
  )
  return found
}

/** `configProblems` of what the template does not decide. */
function valueProblems(value: object, htmlLang: string): string[] {
  const known = Object.fromEntries(Object.entries(value).filter(([, each]) => !hasUnknown(each)))
  const isSiteKnown = !Object.hasOwn(value, 'site') || Object.hasOwn(known, 'site')
  const isLangKnown = Object.hasOwn(known, 'lang') || (!Object.hasOwn(value, 'lang') && !isUnknown(htmlLang))
  const problems = configProblems(JSON.stringify(known), isUnknown(htmlLang) ? '' : htmlLang)
  // Whether German is right depends on the site.
  const certain = problems.filter(
    (problem) => (isSiteKnown && isLangKnown) || !problem.startsWith('lang: "de" is supported'),
  )
  return [...certain.map(withNearest), ...permissionProblems(ownValue(known, 'permissions'))]
}

/** The element that the block is in: only one is read. */
function elementProblems(element: PageElement): Problem[] {
  const type = attributeOf(element, 'type') ?? ''
  const problem = (message: string): Problem[] => [{ id: 'broken-config', message, at: element.range }]
  if (element.tag !== 'script')
    return problem(`configuration: <${element.tag}> is not read: only a <script type="application/json"> is`)
  const isRight = type.trim().toLowerCase() === 'application/json' || isUnknown(type) || element.isOpen
  return isRight ? [] : problem('configuration: the block needs type="application/json", or browsers run it')
}

function blockProblems(page: Page, element: PageElement): Problem[] {
  const ofElement = elementProblems(element)
  const block = readConfigBlock(page, element)
  if (block.status === 'broken') {
    return [...ofElement, { id: 'broken-config', message: `configuration: not JSON (${block.problem})`, at: block.at }]
  }
  if (block.status !== 'parsed') return ofElement
  const { value } = block
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [
      ...ofElement,
      { id: 'broken-config', message: 'configuration: must be a JSON object', at: block.locate([]) },
    ]
  }
  const htmlLang = page.elements.find(({ tag }) => tag === 'html')?.attributes.get('lang')?.value ?? ''
  const wrong = valueProblems(value, htmlLang).map(
    (problem): Problem => ({
      id: 'wrong-config',
      message: `configuration: ${problem}`,
      at: block.locate(pathIn(problem)),
    }),
  )
  const settings = Object.keys(readConfig(null, '').config)
  const unknown = Object.keys(value).flatMap((key): Problem[] => {
    // Editors read which schema the block has.
    if (settings.includes(key) || isUnknown(key) || key === '$schema') return []
    const meant = misspelt(key, settings)
    const message = `configuration: ${key}: is no setting.${meant ? ` Did you mean "${meant}"?` : ''}`
    return [{ id: 'unknown-config', message, at: block.locateKey([key]) }]
  })
  return [...ofElement, ...wrong, ...unknown]
}

/** What is wrong with the page's configuration (contract §1), in the words of its console. */
export function configRules(page: Page): Problem[] {
  const [first, ...others] = configBlocks(page)
  if (!first) return []
  const doubled = others.filter(({ range }) => !page.masked.slice(first.range.end, range.start).includes(marks.control))
  return [
    ...blockProblems(page, first),
    ...doubled.map(
      ({ range }): Problem => ({
        id: 'doubled-config',
        message: 'configuration: only the first block of a page is read',
        at: range,
      }),
    ),
  ]
}
