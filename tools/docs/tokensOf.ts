import { readFileSync } from 'node:fs'

/** Every island's first sheet, which names the library's own properties after those that a page sets. */
const BASE = 'src/kit/styles/base.css'

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

const readCss = (path: string) => withoutComments(readFileSync(path, 'utf8'))

/** The page's properties for which each of the library's own stands: `--q-ink` stands for `--quiosc-ink`. Some are defined once more, for more contrast. */
function readShortNames(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [, name = '', value = ''] of readCss(BASE).matchAll(/^\s*(--q-[\w-]+):([^;]+);/gm))
    found.set(name, [...(found.get(name) ?? []), ...(value.match(/--quiosc-(?!default-)[\w-]+/g) ?? [])])
  return found
}

/**
 * The custom properties of a page that change how a widget looks, sorted.
 *
 * @param files Of the widget.
 * @param tokens Those that a page may set.
 */
export function tokensOf(files: ReadonlySet<string>, tokens: readonly string[]): string[] {
  const shortNames = readShortNames()
  // A definition in the base does not count as a use.
  const base = readCss(BASE).replace(/^\s*--q-[\w-]+:[^;]+;/gm, '')
  const text = [...files]
    .map((path) => (path === BASE ? '' : readCss(path)))
    .concat(base)
    .join('\n')
  const read = new Set([...text.matchAll(/--(?:q|quiosc)-[\w-]+/g)].flatMap(([name]) => shortNames.get(name) ?? [name]))
  return tokens.filter((token) => read.has(token)).sort()
}
