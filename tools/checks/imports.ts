import { type Import, importsOf } from './importsOf.ts'
import { type Layer, layers, widgetLayer } from './layers.ts'
import { type Finding, isTest, lineAt, parseSource, type Source } from './source.ts'
import { roomAliases } from './targetOf.ts'

function layerOf(path: string): Layer | undefined {
  const [, widget] = /^widgets\/([^/]+)\//.exec(path) ?? []
  return widget ? widgetLayer(widget) : layers.find(({ pattern }) => pattern.test(path))
}

/** Files that only tests, stories and tools may import. */
const toolPackage =
  /^(node:|vitest|@vitest|@testing-library|msw|@msw|storybook|@storybook|playwright|vite|axe-core|fast-check)/

function problemWith(path: string, layer: Layer, { specifier, target, kind }: Import): string | undefined {
  // A dynamic import of a variable loads a built chunk, not a source file.
  if (specifier === '') return undefined
  if (target === undefined) {
    if (!layer.react && /^(react|react-dom|preact)($|\/)/.test(specifier))
      return `may not import ${specifier}: ${layer.name} knows no React`
    if (!/^(?:mocks|newspaper|cli|stage)\//.test(path) && toolPackage.test(specifier))
      return `may not import ${specifier}: that is for tests and tools`
    return undefined
  }
  if (!/\.[a-z]+$/.test(target)) return `imports ${specifier} without its extension`
  if (isTest(target)) return `may not import ${target}: that is for tests`
  if (layer.pattern.test(target)) return undefined
  const may = kind === 'type' ? [...layer.may, ...(layer.mayType ?? [])] : layer.may
  if (!may.some((pattern) => pattern.test(target))) return `may not import ${target}: ${layer.name} must not know it`
  if (layer.name === 'widgets' && target.endsWith('.island.tsx') && kind !== 'dynamic') {
    return `may load ${target} only by import(): a static import puts it into the loader`
  }
  return undefined
}

/** A room: `src/kit/`, `widgets/poll/`, `stage/`. */
const roomOf = (path: string) => /^(?:(?:src|widgets)\/)?[^/]+\//.exec(path)?.[0]

/** An import that leaves its room, or climbs far within it, names the room it means. */
function addressProblem(path: string, { specifier, target }: Import): string | undefined {
  if (!target || !specifier.startsWith('../')) return undefined
  if (roomOf(path) === roomOf(target) && !specifier.startsWith('../../../')) return undefined
  for (const [alias, folder] of roomAliases)
    if (target.startsWith(folder)) return `imports ${specifier}: write ${alias}${target.slice(folder.length)}`
  return undefined
}

/** Modules with a second statement: a type of a module that is imported as a whole is in it, `v.GenericSchema`. */
function repeatedImports(source: Source): Finding[] {
  const seen = new Set<string>()
  return parseSource(source).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return []
    const { value } = statement.source
    const isRepeated = seen.has(value)
    seen.add(value)
    if (!isRepeated) return []
    const line = lineAt(source.text, statement.start)
    return [{ path: source.path, line, problem: `imports ${value} twice: write one statement` }]
  })
}

/** Files whose default export a tool or a package requires: configurations, stories, and React's names on Preact, of which zustand imports the default. */
const mayDefault = (path: string) =>
  /\.config\.ts$|^\.storybook\/|\.stories\.tsx?$|\.d\.ts$|^src\/islands\/lite\/react\.ts$/.test(path)

/** Findings for the directions of imports and the shape of modules (docs/contributing.md). Tests may import anything. */
export function importFindings(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source) => {
    const { path } = source
    if (!/\.tsx?$/.test(path)) return []
    const findings: Finding[] = []
    if (/(^|\/)index\.tsx?$/.test(path))
      findings.push({ path, problem: 'no index files: import the file that has the thing' })

    const isDefault = parseSource(source).module.staticExports.some(({ entries }) =>
      entries.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'),
    )
    if (isDefault && !mayDefault(path)) findings.push({ path, problem: 'no default exports: give it a name' })

    const layer = isTest(path) ? undefined : layerOf(path)
    const wrong = importsOf(source).flatMap((found) => {
      const problems = [addressProblem(path, found), layer && problemWith(path, layer, found)]
      return problems.flatMap((problem) => (problem ? [{ path, line: found.line, problem }] : []))
    })
    return [...findings, ...repeatedImports(source), ...wrong]
  })
}
