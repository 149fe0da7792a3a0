import type { CompatData, Identifier } from '@mdn/browser-compat-data'
import { featuresOf, isLate, readBrowserData, YOUNGER } from './browserData.ts'
import { codeIn, type Finding, isTest, lineAt, parseSource, type Source } from './source.ts'
import { type Node, walk } from './walk.ts'

/** Features that are used where a browser has them: each use asks before. */
const asked = new Map([
  ['ClipboardItem', 'copies by another way without it'],
  ['Segmenter', 'may split an emoji without it'],
  ['popover', 'stands in its place without it'],
  ['createPolicy', 'where there are Trusted Types'],
  ['createScriptURL', 'of a policy of Trusted Types'],
  ['share', 'where the device has a sheet for it'],
  ['showPopover', 'where elements have popovers'],
])

/** Of libraries, whose methods have the names of browsers' younger ones. */
const libraries = /^(v|dayjs|Children|date|format|intl)$/

/** Names of what a promised browser may lack, wherever they stand: an old method or property with the same name takes a name out. */
function lateNames({ api, javascript }: CompatData): Set<string> {
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

/** Attributes that a promised browser may lack on every element that has one of the name. */
function lateAttributes({ html }: CompatData): Set<string> {
  const all = [html.global_attributes, ...featuresOf(html.elements).map(([, element]) => element)].flatMap(featuresOf)
  const old = new Set(all.filter(([, feature]) => feature.__compat && !isLate(feature)).map(([name]) => name))
  return new Set(all.filter(([name, feature]) => isLate(feature) && !old.has(name)).map(([name]) => name))
}

const KEYED = new Set([
  'Property',
  'MethodDefinition',
  'PropertyDefinition',
  'TSMethodSignature',
  'TSPropertySignature',
])

/** The names of own methods and fields, in built files those of a prototype too. */
function ownNames(sources: readonly Source[], areBuilt = false): Set<string> {
  const found = new Set<string>()
  for (const source of sources)
    walk(parseSource(source).program, (node) => {
      const key = KEYED.has(node.type) ? (Reflect.get(node, 'key') as Node | undefined) : undefined
      if (key?.type === 'Identifier') found.add(key.name)
      if (areBuilt && node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression')
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

/** The attributes that a view gives an element of HTML, as HTML writes them. */
function attributeNames(node: Node): string[] {
  if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier' || !/^[a-z]/.test(node.name.name))
    return []
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier'
      ? [attribute.name.name.toLowerCase()]
      : [],
  )
}

const isStyle = (node: Node) =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'style'

/** A property that is written, or of which another is read without asking whether it is there (`navigator.userActivation.isActive`). */
function propertyName(node: Node): string | undefined {
  const used =
    node.type === 'AssignmentExpression'
      ? node.left
      : node.type === 'MemberExpression' && !node.optional
        ? node.object
        : undefined
  if (used?.type !== 'MemberExpression' || used.property.type !== 'Identifier' || isStyle(used.object)) return undefined
  return used.property.name
}

/** An event that is listened to, as the data names it. */
function eventName(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const [type] = node.arguments
  const isListener = node.callee.property.type === 'Identifier' && node.callee.property.name === 'addEventListener'
  return isListener && type?.type === 'Literal' && typeof type.value === 'string' ? `${type.value}_event` : undefined
}

const projectsCode = (sources: readonly Source[]) =>
  codeIn(sources, 'src', 'widgets').filter(({ path }) => !isTest(path))

/** Names that a file imports or declares, which are no globals of the browser's: minified ones may be called like one. */
function localNames(source: Source): Set<string> {
  const found = new Set<string>()
  walk(parseSource(source).program, (node) => {
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) found.add(local.name)
    const declares = node.type === 'VariableDeclarator' || node.type === 'ClassDeclaration'
    if (declares && node.id?.type === 'Identifier') found.add(node.id.name)
    return undefined
  })
  return found
}

/** Calls of what browsers have got since those that are promised, by the data of MDN. */
function lateCalls(files: readonly Source[], late: ReadonlySet<string>, ownMethods: ReadonlySet<string>): Finding[] {
  return files.flatMap((file) => {
    const findings: Finding[] = []
    const local = localNames(file)
    walk(parseSource(file).program, (node) => {
      const isOwn = 'callee' in node && node.callee.type === 'Identifier' && local.has(node.callee.name)
      const name = isOwn ? undefined : calledName(node, file.text)
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

/** Findings for late selectors in the project's code: one that a promised browser does not know throws. */
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

/** Where a property, attribute or event is missing, what it does is done in another way, by file. */
const inAnotherWay = new Map([
  ['inert src/kit/content/cards/OverflowLinks.tsx', 'its sheet hides what has the attribute'],
  ['inert src/kit/dom/overlay/fadeOut.ts', 'with popovers only, which are younger'],
  ['ariaHidden src/kit/dom/overlay/fadeOut.ts', 'with popovers only, which are younger'],
  ['inert widgets/alert/strip/Strip.tsx', 'its links cannot be focused'],
  ['fetchpriority widgets/archive/issues/Cover.tsx', 'a hint'],
  ['prerenderingchange_event src/kit/dom/whenVisited.ts', 'asks before whether the page is prerendered'],
])

/** Properties, attributes and events. Of the project's code alone: a library's properties have whatever names. */
function lateProperties(
  files: readonly Source[],
  names: ReadonlySet<string>,
  attributes: ReadonlySet<string>,
): Finding[] {
  return files.flatMap((file) => {
    const findings: Finding[] = []
    walk(parseSource(file).program, (node) => {
      const found = attributeNames(node).filter((name) => attributes.has(name))
      for (const name of [propertyName(node), eventName(node)]) if (name && names.has(name)) found.push(name)
      for (const name of found)
        if (!asked.has(name) && !inAnotherWay.has(`${name} ${file.path}`))
          findings.push({
            path: file.path,
            line: lineAt(file.text, node.start),
            problem: `${name.replace('_event', ', an event,')} ${YOUNGER}: do in another way what it does, and say so in inAnotherWay`,
          })
      return undefined
    })
    return findings
  })
}

/** Findings for the late features that the project's code calls, writes and listens to. */
export function browserFeatureFindings(sources: readonly Source[], data: CompatData = readBrowserData()): Finding[] {
  const code = projectsCode(sources)
  const late = lateNames(data)
  const own = ownNames(code)
  const notOwn = new Set([...late].filter((name) => !own.has(name)))
  return [...lateCalls(code, late, own), ...lateProperties(code, notOwn, lateAttributes(data)), ...lateSelectors(code)]
}

/** Names that bundled libraries call in branches that we never reach, or ask for before. */
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

/** Findings for the late features that built files call, libraries included. */
export function builtFeatureFindings(built: readonly Source[], sources: readonly Source[]): Finding[] {
  const own = new Set([...ownNames(projectsCode(sources)), ...ownNames(built, true)])
  return lateCalls(built, lateNames(readBrowserData()), new Set([...own, ...inLibraries.keys()]))
}
