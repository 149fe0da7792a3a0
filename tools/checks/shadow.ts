import { Visitor } from 'vite'
import { codeIn, type Finding, isTest, lineAt, parseSource, type Source } from './source.ts'

/** Members of a document that do not see into shadow roots, where all our views are. */
const blind = new Map([
  ['activeElement', 'use deepActiveElement of src/kit/dom'],
  ['querySelector', 'take a ref'],
  ['querySelectorAll', 'take a ref'],
  ['getElementById', 'take a ref'],
  ['getElementsByClassName', 'take a ref'],
  ['getElementsByTagName', 'take a ref'],
])

/** Ways for text to become markup; under the strict policy they throw. */
const markup = new Set(['insertAdjacentHTML', 'dangerouslySetInnerHTML', 'setHTMLUnsafe'])

/** The same where they are written; what is read is text. */
const written = new Set(['innerHTML', 'outerHTML'])

const isView = (path: string) => /^src\/(kit\/ui|page\/overlays|kit\/content)\/|^widgets\/[^/]+\//.test(path)

/** Finds code that fails inside a shadow root, and code that turns text into markup. Tests are exempt. */
export function shadowFindings(sources: readonly Source[]): Finding[] {
  return codeIn(sources, 'src', 'widgets').flatMap((source) => {
    const { path, text } = source
    if (isTest(path)) return []
    const findings: Finding[] = []
    const add = (node: { start: number }, problem: string) =>
      findings.push({ path, line: lineAt(text, node.start), problem })
    new Visitor({
      MemberExpression(node) {
        const name = node.property.type === 'Identifier' ? node.property.name : ''
        const object = text.slice(node.object.start, node.object.end)
        const remedy = blind.get(name)
        if (remedy && isView(path) && /(^|\.)(document|ownerDocument)\??$/.test(object)) {
          add(node, `${object}.${name} does not see into shadow roots: ${remedy}`)
        }
        if (markup.has(name)) add(node, `${name} makes markup out of text`)
      },
      AssignmentExpression({ left }) {
        if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return
        const { name } = left.property
        if (written.has(name)) add(left, `${name} makes markup out of text`)
      },
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && markup.has(node.name.name)) {
          add(node, `${node.name.name} makes markup out of text`)
        }
      },
    }).visit(parseSource(source).program)
    return findings
  })
}
