import { createLoads } from './createLoads.ts'
import { importsOf } from './importsOf.ts'
import { codeIn, type Finding, isTest, parseSource, type Source } from './source.ts'
import { walk } from './walk.ts'

/** The classes of shared components that a sheet has rules for by themselves: `.q-choice > input`, but not `.q-dialog .q-button`. */
const classesOf = ({ text }: Source): string[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{},;])\s*\.(q-[\w-]+)(?=[^;{}]*\{)/g)].map(
    ([, name = '']) => name,
  )

/** The shared sheets by the classes that they are for. Those that every root has need no component to say so. */
function sheetsByClass(sources: readonly Source[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const source of sources)
    if (/^src\/(?!kit\/styles\/).*\.css$/.test(source.path))
      for (const name of new Set(classesOf(source))) found.set(name, [...(found.get(name) ?? []), source.path])
  return found
}

/** The classes that a module's own texts contain. */
function classesIn(source: Source): Set<string> {
  const found = new Set<string>()
  walk(parseSource(source).program, (node) => {
    const text =
      node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' ? String(node.value ?? '') : ''
    for (const [name] of text.matchAll(/(?<![\w-])q-[a-z][\w-]*/g)) found.add(name)
    return true
  })
  return found
}

/**
 * Finds components without their sheet. A component says once which sheet it needs; an island collects those of all its components, and each part that loads on
 * demand brings those that are not there before. Found are a component that does not say it, an island or a part that lacks one, and one that brings a shared sheet for
 * no component.
 */
export function sheetFindings(sources: readonly Source[]): Finding[] {
  const code = codeIn(sources, 'src', 'widgets').filter(({ path }) => !isTest(path))
  const imports = new Map(code.map((source) => [source.path, importsOf(source)]))
  const loads = createLoads((path) => imports.get(path) ?? [])
  const findings = new Map<string, Finding>()
  const add = (path: string, problem: string) => findings.set(`${path} ${problem}`, { path, problem })

  const sheets = sheetsByClass(sources)
  for (const source of code) {
    if (!source.path.endsWith('.tsx')) continue
    const { needed, brought } = loads(source.path)
    for (const name of classesIn(source)) {
      const styled = sheets.get(name)
      if (styled && !styled.some((sheet) => needed.has(sheet) || brought.has(sheet)))
        add(source.path, `has the class ${name}: say that it needs ${styled.join(' or ')}, by \`import type {} from\``)
    }
  }

  for (const island of [...imports.keys()].filter((path) => path.endsWith('.island.tsx'))) {
    const neededSomewhere = new Set<string>()
    const broughtBy = new Map<string, string>()
    const visited = new Set<string>()
    const visit = (entry: string, before: readonly string[]) => {
      const { needed, brought, onDemand } = loads(entry)
      const there = [...new Set([...before, ...brought.keys()])].sort()
      const key = [entry, ...there].join(' ')
      if (visited.has(key)) return
      visited.add(key)
      for (const [sheet, module] of brought) broughtBy.set(sheet, module)
      for (const [sheet, module] of needed) {
        // An island names a shared sheet itself for the parts that it loads on demand.
        if (module !== island) neededSomewhere.add(sheet)
        if (!there.includes(sheet)) add(entry, `lacks ${sheet}, which ${module} needs`)
      }
      for (const part of onDemand) visit(part, there)
    }
    visit(island, [])
    for (const [sheet, module] of broughtBy)
      if (sheet.startsWith('src/') && module.startsWith('widgets/') && !neededSomewhere.has(sheet))
        add(module, `brings ${sheet}, which none of its components needs`)
  }
  return [...findings.values()]
}
