import { codeIn, type Finding, isTest, lineAt, parseSource, type Source } from './source.ts'
import { type Node, walk } from './walk.ts'

/** Expressions that are clearly milliseconds: `new Date` of them parses nothing. */
const isMilliseconds = (node: Node, text: string) =>
  (node.type === 'Literal' && typeof node.value === 'number') || text.slice(node.start, node.end) === 'Date.now()'

/** Methods that parse, take apart, change or write a date; `getTime` alone is allowed, because it only returns a number. */
const methods =
  /^((get|set)(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|to(ISO|UTC|Date|Time|LocaleDate|LocaleTime)String)$/

/** Dates that are parsed, counted with or written outside of `src/kit/dates`, and dayjs there. Tests are exempt: their dates are fixed clocks. */
export function dateFindings(sources: readonly Source[]): Finding[] {
  return codeIn(sources, 'src', 'widgets', 'cli', 'mocks', 'newspaper', 'server', 'stage', 'stories').flatMap(
    (source) => {
      const { path, text } = source
      if (isTest(path) || path.startsWith('src/kit/dates/')) return []
      const findings: Finding[] = []
      const add = (node: Node, problem: string) =>
        findings.push({ path, line: lineAt(text, node.start), problem: `${problem}: src/kit/dates does that` })
      walk(parseSource(source).program, (node) => {
        if (node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'Date') {
          const [only, ...others] = node.arguments
          if (only && (others.length > 0 || !isMilliseconds(only, text))) add(node, 'makes a date of something')
        }
        if (node.type === 'MemberExpression') {
          const name = node.property.type === 'Identifier' && !node.computed ? node.property.name : ''
          if (/^Date\.(parse|UTC)$/.test(text.slice(node.start, node.end))) add(node, 'makes a date of something')
          else if (methods.test(name)) add(node, `takes a date apart or writes it (${name})`)
        }
        if (node.type === 'ImportDeclaration' && /^dayjs(\/|$)/.test(node.source.value)) add(node, 'imports dayjs')
        return undefined
      })
      return findings
    },
  )
}
