import { posix } from 'node:path'
import type { ESTree } from 'vite'
import { Visitor } from 'vite'
import type { Source } from './source.ts'
import { lineAt, parseSource } from './source.ts'

/** One import of a file, of any kind. */
export interface Import {
  /** As written, without `?inline` or another query. */
  specifier: string
  /** The file it names, for a relative one. */
  target?: string
  kind: 'static' | 'dynamic' | 'type'
  /** A static import with types beside values, or with `type` inside the braces. */
  mixed: boolean
  line: number
}

const withoutQuery = (specifier: string) => specifier.replace(/\?.*$/, '')

/** Every import of a file: statements, `export … from`, `import()`, and types by `import('…')`. */
export function importsOf(source: Source): Import[] {
  const { program } = parseSource(source)
  const found: Import[] = []

  const add = (node: { start: number }, written: string, kind: Import['kind'], mixed = false) => {
    const specifier = withoutQuery(written)
    const relative = specifier.startsWith('.')
    const target = relative ? { target: posix.join(posix.dirname(source.path), specifier) } : {}
    found.push({ specifier, ...target, kind, mixed, line: lineAt(source.text, node.start) })
  }

  /** `import(name)` of a variable can't be followed: its specifier is empty. */
  const literal = (node: ESTree.Expression) => (node.type === 'Literal' ? String(node.value) : '')

  new Visitor({
    ImportDeclaration(node) {
      const types = node.specifiers.filter(
        (specifier) => specifier.type === 'ImportSpecifier' && specifier.importKind === 'type',
      )
      add(node, node.source.value, node.importKind === 'type' ? 'type' : 'static', types.length > 0)
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
