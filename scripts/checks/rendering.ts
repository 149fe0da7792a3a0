import { posix } from 'node:path'
import { reportFindings } from './reportFindings.ts'
import type { Scope } from './scope.ts'
import { isFunction, openScope, scopeOf } from './scope.ts'
import type { Finding, Source } from './source.ts'
import { isTest, lineAt, parseSource, readSources } from './source.ts'
import type { Node } from './walk.ts'
import { bareValue, childrenOf, walk } from './walk.ts'

/** Globals that a server lacks, or whose value changes between calls. */
const impure = new Set(
  'window document globalThis self localStorage sessionStorage navigator location history screen matchMedia getComputedStyle performance setTimeout setInterval requestAnimationFrame requestIdleCallback queueMicrotask'.split(
    ' ',
  ),
)

/** Hooks that call their function later; `useSyncExternalStore` only its first one. */
const runsLater = /^use(Effect|LayoutEffect|InsertionEffect|ImperativeHandle|Callback)$/

/** Methods that call their argument before they return. */
const callsAtOnce =
  /^(map|flatMap|filter|forEach|find|findIndex|findLast|findLastIndex|some|every|reduce|reduceRight|sort|toSorted|from|replace|replaceAll)$/

const isRendered = (name: string) => /^([A-Z]|use[A-Z])/.test(name)

interface File {
  path: string
  text: string
  scope: Scope
  program: Node
  /** The origin of each imported name: the file and the name there. */
  imported: ReadonlyMap<string, { path: string; name: string }>
}

function readFile(source: Source): File {
  const { program } = parseSource(source)
  const imported = new Map<string, { path: string; name: string }>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue
    const path = posix.join(posix.dirname(source.path), statement.source.value)
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
        imported.set(specifier.local.name, { path, name: specifier.imported.name })
      }
    }
  }
  return { ...source, program, scope: openScope(program), imported }
}

const calledName = (callee: Node): string =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      ? callee.property.name
      : ''

/** Whether a call runs this function argument during the render. */
function runsAtOnce(callee: Node, place: number): boolean {
  const name = calledName(callee)
  if (name === 'useSyncExternalStore') return place > 0
  if (/^use[A-Z]/.test(name)) return !runsLater.test(name)
  return callee.type === 'MemberExpression' && callsAtOnce.test(name)
}

/**
 * Finds what components and hooks, and the helpers they call, read from the page or the clock during a render: a view has to render the same on a
 * server. Effects, handlers and arguments are exempt, and so are tests.
 */
export function renderFindings(sources: readonly Source[]): Finding[] {
  const files = new Map(sources.filter(({ path }) => !isTest(path)).map((source) => [source.path, readFile(source)]))
  const findings = new Map<string, Finding>()
  const seen = new Set<Node>()

  const renderFunction = (fn: Node, file: File, outer: Scope, of: string) => {
    if (seen.has(fn)) return
    seen.add(fn)
    const scope = openScope(fn, outer)
    for (const child of childrenOf(fn)) render(child, file, scope, of)
  }

  const renderCalled = (name: string, file: File, scope: Scope, of: string) => {
    const where = scopeOf(name, scope)
    const local = where?.functions.get(name)
    if (where && local) renderFunction(local, file, where, of)
    const from = where === file.scope ? file.imported.get(name) : undefined
    const other = from && files.get(from.path)
    const fn = other?.scope.functions.get(from?.name ?? '')
    if (other && fn) renderFunction(fn, other, other.scope, of)
  }

  const render = (node: Node, file: File, scope: Scope, of: string): void => {
    const add = (what: string) => {
      const line = lineAt(file.text, node.start)
      findings.set(`${file.path}:${line} ${what}`, {
        path: file.path,
        line,
        problem: `${what} while ${of} renders: take it in an effect, or have it handed in`,
      })
    }
    const isGlobal = (name: string) => scopeOf(name, scope) === undefined
    if (isFunction(node)) return
    if (node.type === 'Identifier' && impure.has(node.name) && isGlobal(node.name)) add(`asks for ${node.name}`)
    if (node.type === 'MemberExpression' && calledName(node) === 'now') {
      const { object } = node
      if (object.type === 'Identifier' && object.name === 'Date' && isGlobal('Date')) add('asks for the time')
    }
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const callee = bareValue(node.callee) ?? node.callee
      const name = calledName(callee)
      const isDate = callee.type === 'Identifier' && name === 'Date' && isGlobal('Date')
      if (isDate && (node.arguments.length === 0 || node.type === 'CallExpression')) add('asks for the time')
      if (callee.type === 'Identifier') renderCalled(name, file, scope, of)
      if (isFunction(callee)) renderFunction(callee, file, scope, of)
      for (const [place, argument] of node.arguments.entries()) {
        if (!runsAtOnce(callee, place)) continue
        if (isFunction(argument)) renderFunction(argument, file, scope, of)
        if (argument.type === 'Identifier') renderCalled(argument.name, file, scope, of)
      }
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      // A function as JSX children is called by the surrounding component.
      for (const child of node.children) {
        if (child.type === 'JSXExpressionContainer' && isFunction(child.expression)) {
          renderFunction(child.expression, file, scope, of)
        }
      }
    }
    // The name of a member, or of a property, is not a variable.
    const isName = (child: Node) =>
      (node.type === 'MemberExpression' && !node.computed && child === node.property) ||
      (node.type === 'Property' && !node.computed && child === node.key && child !== node.value)
    for (const child of childrenOf(node)) if (!isName(child)) render(child, file, scope, of)
  }

  /** Finds every component and hook, wherever it is declared. */
  const search = (node: Node, file: File, scope: Scope) => {
    for (const [name, fn] of scope.functions) if (isRendered(name)) renderFunction(fn, file, scope, name)
    walk(node, (inner) => {
      if (inner === node || !isFunction(inner)) {
        if (inner.type === 'MethodDefinition' && calledName(inner.key) === 'render' && file.path.endsWith('.tsx')) {
          renderFunction(inner.value, file, scope, 'the class')
        }
        return undefined
      }
      search(inner, file, openScope(inner, scope))
      return false
    })
  }
  for (const file of files.values()) search(file.program, file, file.scope)
  return [...findings.values()]
}

if (import.meta.main) reportFindings(renderFindings(readSources('{src,widgets}/**/*.{ts,tsx}')))
