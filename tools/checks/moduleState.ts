import { codeIn, type Finding, isTest, lineAt, parseSource, type Source } from './source.ts'
import { bareValue, type Node, walk } from './walk.ts'

/** Classes whose instances a module may keep, because they do not change. A collection may be kept if it is created with its content. */
const constants = new Set(['RegExp', 'URL', 'TextEncoder', 'TextDecoder', 'Set', 'Map'])

/** Functions whose result is stateful. React contexts are not. */
const remembers = /^(create(?!Context$)[A-Z]\w*|memoi[sz]e\w*|once|lazy|cached?\w*)$/

const mutators = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin append'.split(' '),
)

/** The name at the start of `name.member[0].other`. */
function rootOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? rootOf(node.object) : undefined
}

/** Why a module-level value may be mutable, as far as its expression shows. */
function stateIn(value: Node): string | undefined {
  if (value.type === 'NewExpression' && value.callee.type === 'Identifier') {
    const { name } = value.callee
    if (!constants.has(name)) return `keeps a new ${name} in a module`
    return /^(Set|Map)$/.test(name) && value.arguments.length === 0 ? `keeps an empty ${name} in a module` : undefined
  }
  if (value.type !== 'CallExpression') return undefined
  const { callee } = value
  if (/Function/.test(bareValue(callee)?.type ?? '')) return 'calls a function to keep what is in it in a module'
  const name =
    callee.type === 'Identifier'
      ? callee.name
      : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
        ? callee.property.name
        : ''
  return remembers.test(name) ? `keeps what ${name} remembers in a module` : undefined
}

/** Names that have one value in the whole module: its own, and those imported from our other modules. */
function moduleNames(body: readonly Node[]): Set<string> {
  const names = body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      const own = /^[.#]/.test(statement.source.value)
      return own ? statement.specifiers.map(({ local }) => local.name) : []
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : []
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  })
  return new Set(names)
}

/** The names declared anywhere in a function: they shadow the module's. */
function namesWithin(fn: Node): string[] {
  const names: string[] = []
  const add = (pattern: Node | null | undefined) => {
    if (pattern) walk(pattern, (node) => void (node.type === 'Identifier' && names.push(node.name)))
  }
  walk(fn, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id)
    if ('params' in node && Array.isArray(node.params)) for (const param of node.params) add(param)
  })
  return names
}

/** Finds module-level state outside factories: two pages, or two tests, would share it. Tests are exempt. */
export function stateFindings(sources: readonly Source[]): Finding[] {
  return codeIn(sources, 'src', 'widgets', 'cli', 'preview', 'mocks', 'newspaper').flatMap((source) => {
    const { path, text } = source
    if (isTest(path)) return []
    const findings: Finding[] = []
    const add = (node: Node, problem: string) =>
      findings.push({ path, line: lineAt(text, node.start), problem: `${problem}: make it in a factory` })
    const { body } = parseSource(source).program

    for (const statement of body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type === 'VariableDeclaration' && !declared.declare) {
        if (declared.kind !== 'const') add(statement, 'keeps a variable in a module')
        for (const { init } of declared.declarations) {
          const value = bareValue(init)
          const state = value && stateIn(value)
          if (state) add(statement, state)
        }
      }
    }

    const changes = (node: Node, names: ReadonlySet<string>) => {
      const change = (target: Node) => {
        const name = target.type === 'MemberExpression' ? rootOf(target) : undefined
        if (name && names.has(name)) add(node, `changes ${name}, which the module keeps`)
      }
      if (node.type === 'AssignmentExpression') change(node.left)
      if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete')) {
        change(node.argument)
      }
      if (node.type === 'PropertyDefinition' && node.static && !node.readonly) add(node, 'keeps a static field')
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
      const { property } = node.callee
      if (property.type !== 'Identifier') return
      if (mutators.has(property.name)) change(node.callee)
      const [first] = node.arguments
      if (/^(assign|defineProperty)$/.test(property.name) && rootOf(node.callee) === 'Object' && first) {
        const name = rootOf(first)
        if (name && names.has(name)) add(node, `changes ${name}, which the module keeps`)
      }
    }
    const visit = (node: Node, names: ReadonlySet<string>) =>
      walk(node, (inner) => {
        changes(inner, names)
        if (inner === node || !/Function/.test(inner.type)) return undefined
        const hidden = new Set(namesWithin(inner))
        visit(inner, new Set([...names].filter((name) => !hidden.has(name))))
        return false
      })
    const names = moduleNames(body)
    for (const statement of body) visit(statement, names)
    return findings
  })
}
