import type { ESTree } from 'vite'
import { Visitor } from 'vite'
import { reportFindings } from './reportFindings.ts'
import type { Finding, Source } from './source.ts'
import { isTest, lineAt, parseSource, readSources } from './source.ts'

/** Attributes and properties of our components whose value a reader sees or a screen reader announces. */
const spoken = new Set(
  'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext busy cancelLabel confirmLabel dismissLabel help label legend placeholder text title'.split(
    ' ',
  ),
)

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** The literal texts that an expression can evaluate to: itself, either branch, a template's fixed parts. */
function textsOf(node: ESTree.Expression | ESTree.JSXEmptyExpression): { start: number; text: string }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : []
    case 'TemplateLiteral':
      return node.quasis.map(({ start, value }) => ({ start, text: value.raw }))
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)]
    case 'ParenthesizedExpression':
      return textsOf(node.expression)
    default:
      return []
  }
}

/** Finds text in a view that belongs in the dictionaries: children of elements, and attributes that are read aloud. Tests are exempt. */
export function viewTextFindings(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source) => {
    const { path, text: code } = source
    if (isTest(path)) return []
    const findings: Finding[] = []
    const add = (start: number, text: string) => {
      if (!hasLetters(text)) return
      findings.push({ path, line: lineAt(code, start), problem: `has text of its own: "${text.trim()}"` })
    }
    new Visitor({
      JSXText(node) {
        add(node.start, node.value)
      },
      JSXElement(node) {
        for (const child of node.children) {
          if (child.type !== 'JSXExpressionContainer') continue
          for (const { start, text } of textsOf(child.expression)) add(start, text)
        }
      },
      JSXFragment(node) {
        for (const child of node.children) {
          if (child.type !== 'JSXExpressionContainer') continue
          for (const { start, text } of textsOf(child.expression)) add(start, text)
        }
      },
      JSXAttribute({ name, value }) {
        if (!value || name.type !== 'JSXIdentifier' || !spoken.has(name.name)) return
        const expression = value.type === 'JSXExpressionContainer' ? value.expression : value
        if (expression.type === 'JSXElement' || expression.type === 'JSXFragment') return
        for (const { start, text } of textsOf(expression)) add(start, text)
      },
    }).visit(parseSource(source).program)
    return findings
  })
}

if (import.meta.main) reportFindings(viewTextFindings(readSources('{src,widgets,preview}/**/*.tsx')))
