import { type ESTree, Visitor } from 'vite'
import { lineAt, parseSource, type Source } from './source.ts'
import { targetOf } from './targetOf.ts'

/** One import of a file, of any kind. */
export interface Import {
  /** As written, without `?inline` or another query. */
  specifier: string
  /** The file it names, from the project's folder; none for a package. */
  target?: string
  kind: 'static' | 'dynamic' | 'type'
  line: number
}

const withoutQuery = (specifier: string) => specifier.replace(/\?.*$/, '')

/** Every import of a file: statements, `export … from`, `import()`, and types by `import('…')`. */
export function importsOf(source: Source): Import[] {
  const { program } = parseSource(source)
  const found: Import[] = []

  const add = (node: { start: number }, written: string, kind: Import['kind']) => {
    const specifier = withoutQuery(written)
    const target = targetOf(source.path, specifier)
    found.push({ specifier, ...(target && { target }), kind, line: lineAt(source.text, node.start) })
  }

  /** `import(name)` of a variable can't be followed: its specifier is empty. */
  const literal = (node: ESTree.Expression) => (node.type === 'Literal' ? String(node.value) : '')

  new Visitor({
    ImportDeclaration(node) {
      // Types among values come with them.
      add(node, node.source.value, node.importKind === 'type' ? 'type' : 'static')
    },
    ExportNamedDeclaration(node) {
      if (node.source) add(node, node.source.value, node.exportKind === 'type' ? 'type' : 'static')
    },
    ExportAllDeclaration(node) {
      add(node, node.source.value, node.exportKind === 'type' ? 'type' : 'static')
    },
    ImportExpression(node) {
      add(node, literal(node.source), 'dynamic')
    },
    TSImportType(node) {
      add(node, node.source.value, 'type')
    },
  }).visit(program)
  return found.sort((a, b) => a.line - b.line)
}
