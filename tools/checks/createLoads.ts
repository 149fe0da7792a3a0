import type { Import } from './importsOf.ts'

/** The module that gives an island the sheets that it and its components need (`tools/build/sheets.ts`). */
const COLLECTED = 'virtual:sheets'

/** The load of a module: its imports and theirs, but not the modules that these load on demand. */
interface Loaded {
  /** The sheets that its components need, each with the module that says so: `import type {} from './button.css'`. */
  needed: ReadonlyMap<string, string>
  /** The sheets that it brings, each with the module that does: `import css from './button.css?inline'`; an island that collects them, with the component that needs it. */
  brought: ReadonlyMap<string, string>
  /** The modules that it loads on demand. */
  onDemand: readonly string[]
}

/** Reads what a module loads. @param importsOf The imports of a module, by its path; none of a file without code. */
export function createLoads(importsOf: (path: string) => readonly Import[]): (entry: string) => Loaded {
  const known = new Map<string, Loaded>()
  return (entry) => {
    const before = known.get(entry)
    if (before) return before
    const [needed, brought, onDemand] = [new Map<string, string>(), new Map<string, string>(), new Set<string>()]
    const modules = new Set([entry])
    // A set visits what is added to it meanwhile.
    for (const module of modules)
      for (const { kind, target } of importsOf(module)) {
        if (target === undefined) continue
        if (target.endsWith('.css')) (kind === 'type' ? needed : brought).set(target, module)
        else if (kind === 'dynamic') onDemand.add(target)
        else if (kind === 'static') modules.add(target)
      }
    if (importsOf(entry).some(({ specifier }) => specifier === COLLECTED))
      for (const [sheet, module] of needed) brought.set(sheet, module)
    const loaded = { needed, brought, onDemand: [...onDemand] }
    known.set(entry, loaded)
    return loaded
  }
}
