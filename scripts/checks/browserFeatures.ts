import { readFileSync } from 'node:fs'
import type { Finding, Source } from './source.ts'
import { codeIn, isTest, lineAt, parseSource } from './source.ts'
import type { Node } from './walk.ts'
import { walk } from './walk.ts'

/** The oldest browsers that are promised (docs/assumptions.md). */
const promised = { chrome: 99, firefox: 101, safari: 16.4 }

/** What is used where a browser has it: each use asks before. */
const asked = new Map([
  ['ClipboardItem', 'copies by another way without it'],
  ['Segmenter', 'may split an emoji without it'],
  ['createPolicy', 'where there are Trusted Types'],
  ['createScriptURL', 'of a policy of Trusted Types'],
  ['share', 'where the device has a sheet for it'],
  ['showPopover', 'where elements have popovers'],
])

/** Of libraries, whose methods have the names of browsers' younger ones. */
const libraries = /^(v|dayjs|Children|date|format|intl)$/

interface Feature {
  __compat?: { support: Record<string, unknown> }
}

/** The part of the browser data that is read: interfaces and their members, by name. */
type Holders = Record<string, Feature & Record<string, Feature>>

function addedIn(support: unknown): number {
  const newest: unknown = Array.isArray(support) ? support[0] : support
  const version: unknown = Reflect.get(Object(newest), 'version_added')
  return typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.NaN
}

const isLate = ({ __compat }: Feature) =>
  __compat !== undefined &&
  Object.entries(promised).some(([browser, version]) => !(addedIn(__compat.support[browser]) <= version))

/** Names of what a promised browser may lack, wherever they stand: an old method with the same name takes a name out. */
function lateNames(): Set<string> {
  const data: { api: Holders; javascript: { builtins: Holders } } = JSON.parse(
    readFileSync(new URL(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'),
  )
  const isAllLate = new Map<string, boolean>()
  const add = (name: string, feature: Feature) => {
    const bare = name.replace(/_static$/, '')
    if (feature.__compat) isAllLate.set(bare, (isAllLate.get(bare) ?? true) && isLate(feature))
  }
  for (const holders of [data.api, data.javascript.builtins])
    for (const [name, holder] of Object.entries(holders)) {
      add(name, holder)
      for (const [member, feature] of Object.entries(holder)) if (member !== '__compat') add(member, feature)
    }
  return new Set([...isAllLate].filter(([, late]) => late).map(([name]) => name))
}

const KEYED = new Set([
  'Property',
  'MethodDefinition',
  'PropertyDefinition',
  'TSMethodSignature',
  'TSPropertySignature',
])

/** The names of the project's own methods and fields. */
function ownNames(sources: readonly Source[]): Set<string> {
  const found = new Set<string>()
  for (const source of sources)
    walk(parseSource(source).program, (node) => {
      const key = KEYED.has(node.type) ? (Reflect.get(node, 'key') as Node | undefined) : undefined
      if (key?.type === 'Identifier') found.add(key.name)
      return undefined
    })
  return found
}

/** Calls of what browsers have got since those that are promised, by the data of MDN. A call that asks first (`box.showPopover?.()`) is none. */
export function browserFeatureFindings(sources: readonly Source[]): Finding[] {
  const code = codeIn(sources, 'src', 'widgets').filter(({ path }) => !isTest(path))
  const own = ownNames(code)
  const late = lateNames()
  const isYoung = (name: string) => late.has(name) && !own.has(name) && !asked.has(name)
  return code.flatMap((source) => {
    const { path, text } = source
    const findings: Finding[] = []
    walk(parseSource(source).program, (node) => {
      if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined
      const { callee } = node
      const isGuarded = node.type === 'CallExpression' && node.optional
      const isLibrary =
        callee.type === 'MemberExpression' && libraries.test(text.slice(callee.object.start, callee.object.end))
      const called = callee.type === 'MemberExpression' ? callee.property : callee
      if (
        !isGuarded &&
        !isLibrary &&
        called.type === 'Identifier' &&
        isYoung(called.name) &&
        (callee !== called || node.type === 'NewExpression')
      )
        findings.push({
          path,
          line: lineAt(text, node.start),
          problem: `${called.name} is younger than Chrome 99, Firefox 101 or Safari 16.4: ask before, or do without`,
        })
      return undefined
    })
    return findings
  })
}
