import { importsOf } from '../checks/importsOf.ts'
import { isTest, readSource, readSources } from '../checks/source.ts'

/** The files that a file imports by value, on demand included, and the sheets that it says it needs. */
function importedBy(path: string): string[] {
  if (!/\.tsx?$/.test(path)) return []
  return importsOf(readSource(path)).flatMap(({ kind, target }) =>
    target && (target.endsWith('.css') || (kind !== 'type' && /\.tsx?$/.test(target))) ? [target] : [],
  )
}

/**
 * All code and sheets that widgets consist of, by their names: their folders and what these import.
 *
 * @returns A function that keeps what it has read: widgets share most of it.
 */
export function readFilesOf(): (widget: string) => ReadonlySet<string> {
  const known = new Map<string, readonly string[]>()
  const ofWidgets = new Map<string, ReadonlySet<string>>()
  const read = (widget: string): ReadonlySet<string> => {
    const left = readSources(`widgets/${widget}/**/*.{ts,tsx,css}`)
      .map(({ path }) => path)
      .filter((path) => !isTest(path) && !path.endsWith('.states.ts'))
    const found = new Set(left)
    for (const path of left) {
      const imported = known.get(path) ?? importedBy(path)
      known.set(path, imported)
      for (const target of imported) {
        if (!found.has(target)) left.push(target)
        found.add(target)
      }
    }
    return found
  }
  return (widget) => {
    const files = ofWidgets.get(widget) ?? read(widget)
    ofWidgets.set(widget, files)
    return files
  }
}
