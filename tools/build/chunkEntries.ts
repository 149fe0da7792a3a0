import { relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Group, SharedModules } from './assignShared.ts'
import { widgetNames } from './messages.ts'

/** The widget whose folder a source is in. */
export const widgetOf = (path: string): string | undefined => /(?:^|[\\/])widgets[\\/]([\w-]+)[\\/]/.exec(path)?.[1]

export const islandOf = (widget: string): string => `widgets/${widget}/${widget}.island.tsx`

export const RUNTIME = 'src/islands/runtime/createRuntime.ts'

/** What the bundler starts from. Shared files are among it, so that two that the same widgets load stay two. */
export const entryPoints = ({ groups }: SharedModules): Record<string, string> =>
  Object.fromEntries(
    ['runtime', ...widgetNames(), ...groups.map(({ name }) => `shared/${name}`)].map((name) => [name, `entry:${name}`]),
  )

/** The widget whose parts alone load a shared file, besides other shared files. */
function widgetOfGroup(groups: readonly Group[], user: string): string | undefined {
  const importers = groups.find(({ name }) => name === user)?.importers ?? []
  const widgets = new Set(importers.filter((importer) => !groups.some(({ name }) => name === importer)).map(widgetOf))
  return widgets.size === 1 ? [...widgets][0] : undefined
}

/**
 * What an entry has to import so that what it shares stays together: the whole of each shared file that it needs and, for a part that opens on demand or a
 * file that only parts of one widget share, the widget itself. When a part opens all of this has loaded already, so that it costs nothing.
 */
export function reachedBy({ groups }: SharedModules, user: string): string[] {
  const widget = widgetOf(user) ?? widgetOfGroup(groups, user)
  const shared = groups.flatMap(({ importers, modules }) => (importers.includes(user) ? modules : []))
  return [...shared, ...(widget ? [islandOf(widget)] : [])]
}

/**
 * Imports a module by its place and for nothing, so that esbuild counts it as reached. The plugin resolves a package's as one without side effects: it is
 * reached, and no code is written for the import (a CommonJS package would be called here). Our own modules have none, and esbuild resolves them alone:
 * of what a plugin resolves it does not know the type of module, and the bytes would depend on which import of it comes first.
 */
export const reach = (file: string): string => {
  const place = resolve(file)
  return `import ${JSON.stringify(/[\\/]node_modules[\\/]/.test(place) ? `shared:${place}` : place)}`
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The code of an entry. A widget's exports its island under the name that the loader expects. */
function entryCode(shared: SharedModules, entry: string): string {
  if (entry === 'runtime')
    return [...shared.runtime.map(reach), `export { createRuntime } from './${RUNTIME}'`].join('\n')
  const name = entry.replace('shared/', '')
  const own = shared.groups.find((group) => group.name === name)?.modules.map(reach) ?? [
    `export { ${camel(name)}Island as island } from './${islandOf(name)}'`,
  ]
  return [`import 'entry:runtime'`, ...reachedBy(shared, name).map(reach), ...own].join('\n')
}

/** Gives esbuild its entries, and makes each part that opens on demand one. */
export const chunkEntries = (shared: SharedModules): Plugin => ({
  name: 'chunk-entries',
  setup(bundle) {
    const resolveDir = process.cwd()
    bundle.onResolve({ filter: /^entry:/ }, ({ path }) => ({
      path: path.slice('entry:'.length),
      namespace: 'entry',
      sideEffects: false,
    }))
    bundle.onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
      contents: entryCode(shared, path),
      resolveDir,
    }))

    bundle.onResolve({ filter: /^shared:/ }, ({ path }) => ({ path: path.slice('shared:'.length), sideEffects: false }))
    bundle.onResolve({ filter: /^[.#]/ }, async ({ path, kind, importer, pluginData, ...from }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolved') return undefined
      const found = await bundle.resolve(path, { kind, importer, resolveDir: from.resolveDir, pluginData: 'resolved' })
      // Relative to the project, because the path becomes part of the file's name.
      return found.errors.length > 0
        ? { errors: found.errors }
        : { path: relative('', found.path), namespace: 'opened' }
    })
    bundle.onLoad({ filter: /./, namespace: 'opened' }, ({ path }) => ({
      contents: [`import 'entry:runtime'`, ...reachedBy(shared, path).map(reach), `export * from './${path}'`].join(
        '\n',
      ),
      resolveDir,
    }))
  },
})
