/** Where the lines for a new widget go in a list that people keep. @throws When the list has not the place any more. */
type Insert = (text: string, lines: readonly string[]) => string

function at(text: string, index: number, lines: readonly string[]): string {
  if (index < 0) throw new Error('has no place for the new lines: see scripts/newWidget/insertLines.ts')
  return `${text.slice(0, index)}${lines.map((line) => `${line}\n`).join('')}${text.slice(index)}`
}

const before =
  (line: string): Insert =>
  (text, lines) =>
    at(text, text.indexOf(`\n${line}`) + 1 || -1, lines)

/** At the end of the table with this head. */
const inTable =
  (head: string): Insert =>
  (text, lines) => {
    const start = text.indexOf(`${head}\n`)
    const end = start < 0 ? -1 : text.indexOf('\n\n', start)
    return at(text, end < 0 ? -1 : end + 1, lines)
  }

/** In their place among the lines that match, which are sorted. */
const sortedAmong =
  (pattern: RegExp): Insert =>
  (text, lines) =>
    lines.reduce((known, line) => {
      const rows = [...known.matchAll(pattern)]
      const [key] = [...`${line}\n`.matchAll(pattern)].map(([, inner = '']) => inner)
      const next = rows.find(([, inner = '']) => key !== undefined && inner > key)
      const last = rows.at(-1)
      return at(known, next?.index ?? (last ? last.index + last[0].length : -1), [line])
    }, text)

/** The imports come first, where the formatter sorts them in. */
const withImports =
  (insert: Insert): Insert =>
  (text, lines) => {
    const isImport = (line: string) => line.startsWith('import ')
    return at(
      insert(
        text,
        lines.filter((line) => !isImport(line)),
      ),
      0,
      lines.filter(isImport),
    )
  }

const places: Readonly<Record<string, Insert>> = {
  'widgets/registry.ts': before('}'),
  'README.md': inTable('| widget | options | what it is |'),
  'mocks/backend/calls.ts': before('} as const satisfies'),
  'mocks/backend/handlers.ts': withImports(before('  ...libraryCalls,')),
  'scripts/schemas/allSchemas.test.ts': sortedAmong(/^ {4}'((?:GET|POST|PATCH|DELETE) .*)',\n/gm),
}

/** A list with lines for a new widget. @throws For a file whose place for them is not known, or is gone. */
export function insertLines(path: string, text: string, added: string): string {
  try {
    return (places[path] ?? before('nowhere'))(text, added.trimEnd().split('\n'))
  } catch (error) {
    throw new Error(`${path} ${error instanceof Error ? error.message : error}`)
  }
}
