import { relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import type { Group } from './assignShared.ts'

/**
 * Modules needed by several chunks, grouped into few files. esbuild creates a file for every set of chunks that reach the same modules: thirty for
 * comments alone, each a request. When all users of a group import all of it, esbuild creates one.
 */
export interface SharedModules {
  /** Modules that the runtime provides for others, besides its own imports. */
  runtime: readonly string[]
  groups: readonly Group[]
}

/** The widget whose folder a source is in. */
export const widgetOf = (path: string) => /(?:^|[\\/])widgets[\\/]([\w-]+)[\\/]/.exec(path)?.[1]

const OPENED = 'opened'

/** The source of a part that opens on demand, from the name of its entry: `opened:widgets/comments/parts/Dialog.tsx`. */
export const openedPath = (entry: string) =>
  entry.startsWith(`${OPENED}:`) ? entry.slice(OPENED.length + 1) : undefined

/**
 * Imports a module by its place and for nothing, so that esbuild counts it as reached. The plugin resolves a package's as one without side effects: it is
 * reached, and no code is written for the import (a CommonJS package would be called here). Our own modules have none, and esbuild resolves them alone:
 * of what a plugin resolves it does not know the type of module, and the bytes would depend on which import of it comes first.
 */
export const reach = (file: string) => {
  const place = resolve(file)
  return `import ${JSON.stringify(/[\\/]node_modules[\\/]/.test(place) ? `shared:${place}` : place)}`
}

/** What an entry has to import so that what it shares stays together: the runtime, and the whole of each shared file that it needs. */
export const sharedImports = ({ groups }: SharedModules, user: string): string[] =>
  [
    '.cache/entries/runtime.ts',
    ...groups.flatMap(({ importers, modules }) => (importers.includes(user) ? modules : [])),
  ].map(reach)

/** The widget whose parts alone load a shared file, besides other shared files. */
function widgetOfGroup({ groups }: SharedModules, name: string): string | undefined {
  const importers = groups.find((group) => group.name === name)?.importers ?? []
  const widgets = new Set(importers.filter((user) => !groups.some((group) => group.name === user)).map(widgetOf))
  return widgets.size === 1 ? [...widgets][0] : undefined
}

/** What has already loaded when a part opens, or a file that only parts of one widget share: the shared files and, in a widget's folder, the widget itself. */
export function openers(shared: SharedModules, user: string): string[] {
  const widget = widgetOf(user) ?? widgetOfGroup(shared, user)
  return [...sharedImports(shared, user), ...(widget ? [reach(`widgets/${widget}/${widget}.island.tsx`)] : [])]
}

/** Lets every user of a shared group reach all of it (see {@link sharedImports}). */
export const sharedChunks = (shared: SharedModules): Plugin => ({
  name: 'shared-chunks',
  setup(bundle) {
    bundle.onResolve({ filter: /^shared:/ }, ({ path, kind, resolveDir }) => {
      const file = path.slice('shared:'.length)
      return file.endsWith('?inline') ? bundle.resolve(file, { kind, resolveDir }) : { path: file, sideEffects: false }
    })

    bundle.onResolve({ filter: /^[.#]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolved') return undefined
      const found = await bundle.resolve(path, { kind, importer, resolveDir, pluginData: 'resolved' })
      // Relative to the project, because the path becomes part of the file's name.
      return found.errors.length > 0 ? { errors: found.errors } : { path: relative('', found.path), namespace: OPENED }
    })
    // Lazy parts load after the page's own chunks, so importing what has already loaded costs nothing.
    bundle.onLoad({ filter: /./, namespace: OPENED }, ({ path }) => ({
      contents: [...openers(shared, path), `export * from ${JSON.stringify(`./${path}`)}`].join('\n'),
      resolveDir: process.cwd(),
    }))
  },
})
