import { importsOf } from './importsOf.ts'
import { codeIn, type Finding, isTest, type Source } from './source.ts'

/** The layers of a widget: each imports only earlier ones (docs/contributing.md, “A new widget”). */
const order = ['schema', 'api', 'model', 'store', 'view', 'island'] as const
type LayerName = (typeof order)[number]

/** The layer that a file's name gives; any other file has the highest layer that it imports. */
function namedLayer(path: string): LayerName | undefined {
  const [, suffix] = /\.(schema|api|model|store|island)\.tsx?$/.exec(path) ?? []
  return order.find((name) => name === suffix) ?? (path.endsWith('.tsx') ? 'view' : undefined)
}

const rank = (layer: LayerName | undefined) => (layer ? order.indexOf(layer) : -1)
const higher = (a: LayerName | undefined, b: LayerName | undefined) => (rank(b) > rank(a) ? b : a)

/** Files of a widget that import a layer above their own, themselves or through a helper. Tests are exempt. */
export function layerFindings(sources: readonly Source[]): Finding[] {
  const own = codeIn(sources, 'widgets').filter(({ path }) => path.split('/').length > 2 && !isTest(path))
  const imports = new Map(own.map((source) => [source.path, importsOf(source)]))
  const layers = new Map<string, LayerName | undefined>()

  const layerOf = (path: string): LayerName | undefined => {
    const named = namedLayer(path)
    if (named || layers.has(path)) return named ?? layers.get(path)
    layers.set(path, undefined)
    const highest = (imports.get(path) ?? []).reduce<LayerName | undefined>((known, { specifier, target }) => {
      if (specifier === 'react') return higher(known, 'view')
      return target ? higher(known, layerOf(target)) : known
    }, undefined)
    layers.set(path, highest)
    return highest
  }

  return own.flatMap(({ path }) => {
    const layer = namedLayer(path)
    if (!layer) return []
    return (imports.get(path) ?? []).flatMap(({ specifier, target, line }) => {
      const reached = specifier === 'react' ? 'view' : target?.startsWith('widgets/') && layerOf(target)
      if (!reached || rank(reached) <= rank(layer)) return []
      const problem = `may not import ${target ?? specifier}: the ${layer} comes before the ${reached}`
      return [{ path, line, problem }]
    })
  })
}
