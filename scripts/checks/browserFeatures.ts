import type { Identifier } from '@mdn/browser-compat-data'
import { featuresOf, isLate, readBrowserData, YOUNGER } from './browserData.ts'
import type { Finding, Source } from './source.ts'
import { codeIn, isTest, lineAt, parseSource } from './source.ts'
import type { Node } from './walk.ts'
import { walk } from './walk.ts'

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

/** Names of what a promised browser may lack, wherever they stand: an old method with the same name takes a name out. */
function lateNames(): Set<string> {
  const { api, javascript } = readBrowserData()
  const isAllLate = new Map<string, boolean>()
  const add = (name: string, feature: Identifier) => {
    const bare = name.replace(/_static$/, '')
    if (feature.__compat) isAllLate.set(bare, (isAllLate.get(bare) ?? true) && isLate(feature))
  }
  for (const [name, holder] of [...featuresOf(api), ...featuresOf(javascript.builtins)]) {
    add(name, holder)
    for (const [member, feature] of featuresOf(holder)) add(member, feature)
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
      // Of a prototype, in built files.
      if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
        found.add(node.left.property.type === 'Identifier' ? node.left.property.name : '')
      return undefined
    })
  return found
}

/** The name of a function or class that is called as a global's member, or with `new`; undefined for a call that asks first (`box.showPopover?.()`). */
function calledName(node: Node, text: string): string | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined
  const { callee } = node
  if (callee.type === 'MemberExpression') {
    const isAsked = node.type === 'CallExpression' && node.optional
    const isLibrary = libraries.test(text.slice(callee.object.start, callee.object.end))
    return isAsked || isLibrary || callee.property.type !== 'Identifier' ? undefined : callee.property.name
  }
  return node.type === 'NewExpression' && callee.type === 'Identifier' ? callee.name : undefined
}

const projectsCode = (sources: readonly Source[]) =>
  codeIn(sources, 'src', 'widgets').filter(({ path }) => !isTest(path))

/** Calls of what browsers have got since those that are promised, by the data of MDN. */
function lateCalls(files: readonly Source[], ownMethods: ReadonlySet<string>): Finding[] {
  const late = lateNames()
  return files.flatMap((file) => {
    const findings: Finding[] = []
    walk(parseSource(file).program, (node) => {
      const name = calledName(node, file.text)
      if (name && late.has(name) && !ownMethods.has(name) && !asked.has(name))
        findings.push({
          path: file.path,
          line: lineAt(file.text, node.start),
          problem: `${name} ${YOUNGER}: ask before, or do without`,
        })
      return undefined
    })
    return findings
  })
}

/** Selectors of which an old browser refuses the whole, with what stands before them in a text. `:modal` is asked in a `try`. */
const LATE_SELECTOR = /:(?:has|state)\(|:(?:popover-open|user-valid|user-invalid)\b/

/** What the project's code asks documents for: a selector that a promised browser does not know throws. */
function lateSelectors(files: readonly Source[]): Finding[] {
  return files.flatMap((file) => {
    const findings: Finding[] = []
    walk(parseSource(file).program, (node) => {
      const isText = node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string')
      const [selector] = (isText && LATE_SELECTOR.exec(file.text.slice(node.start, node.end))) || []
      if (selector)
        findings.push({
          path: file.path,
          line: lineAt(file.text, node.start),
          problem: `${selector} ${YOUNGER}, and throws there: ask for it in steps`,
        })
      return undefined
    })
    return findings
  })
}

/** What the project's code calls. */
export function browserFeatureFindings(sources: readonly Source[]): Finding[] {
  const code = projectsCode(sources)
  return [...lateCalls(code, ownNames(code)), ...lateSelectors(code)]
}

/** What bundled libraries call in branches that we never reach, or ask for before. */
const inLibraries = new Map([
  ['pipeThrough', 'ky, for the progress of a request'],
  ['TransformStream', 'ky, for the progress of a request'],
  ['throwIfAborted', 'ky, before it tries again'],
  ['startViewTransition', 'React, for `<ViewTransition>`'],
  ['skipTransition', 'React, for `<ViewTransition>`'],
  ['captureStackTrace', 'formatjs, where errors have it'],
  ['createHTML', 'the sanitizer, of a policy of Trusted Types'],
  ['getAttributeType', 'the sanitizer, of Trusted Types'],
])

/** What built files call, libraries included. */
export function builtFeatureFindings(built: readonly Source[], sources: readonly Source[]): Finding[] {
  const own = new Set([...ownNames(projectsCode(sources)), ...ownNames(built)])
  return lateCalls(built, new Set([...own, ...inLibraries.keys()]))
}
