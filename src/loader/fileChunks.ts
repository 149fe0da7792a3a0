import type { Chunks, DiagnoseModule } from './chunks.ts'
import { conditions } from './condition.ts'
import { loadChunk } from './loadChunk.ts'
import type { Registry, WidgetEntry } from './registry.ts'

/**
 * The registry and all file names, as packed into the loader by the build (decisions/0001). Rows end with `;`, fields with a space:
 * - first the files of the runtime and the diagnosis, then the shared files, such as `overlays-3k9x0a`;
 * - then a row per widget: its name, the index of its condition, the hash of its files, and optionally the indexes of the shared files that it needs
 *   (a base-36 digit each), `prefetch` and `target`.
 */
export type PackedFiles = string

/** All strings; the index is typed as a number, because an array accepts a numeric string as an index. */
type Row = [name: string, load: 0 | 1 | 2 | 3 | 4, hash: string, needs?: string, prefetch?: string, target?: string]

/** A widget's registry entry and files. */
type Packed = WidgetEntry & { hash: string; needs: string }

/** A name of the packed files. */
type File = string | undefined

/** The widgets, and their chunks as files beside the loader (contract §1): all are requested in parallel, none only after another has arrived. */
export function fileChunks(packed: PackedFiles, base: string): { registry: Registry; chunks: Chunks } {
  // A widget's last three fields are optional.
  const [[runtime, diagnose, ...shared], ...rows] = packed.split(';').map((row) => row.split(' ')) as [
    string[],
    ...Row[],
  ]
  const registry: Record<string, Packed> = {}
  for (const [name, load, hash, needs = '', prefetch, target] of rows) {
    registry[name] = { load: conditions[load], hash, needs, prefetch, target }
  }

  // Called only with names that are in the registry.
  const packedOf = (name: string) => registry[name] as Packed

  const address = (file: File) => new URL(`chunks/${file}.js`, base).href

  /** A page that preloads the file with its integrity: waits until the browser has found that it has it, because an import checks none by itself (decisions/0011). */
  const verify = (file: File) => {
    const link = document.querySelector<HTMLLinkElement>(`link[integrity][href*="${file}"]`)
    return (
      link?.relList.supports('modulepreload') &&
      new Promise((onload, onerror) => link.after(Object.assign(link.cloneNode(), { onload, onerror })))
    )
  }

  /** @param imported What the file imports. */
  const request = async (file: File, imported: readonly File[]) => {
    await Promise.all([file, ...imported].map(verify))
    // Not without a network: a browser may keep a failed module for the page's lifetime, and the file's import of it has no other address.
    for (const one of navigator.onLine ? imported : []) {
      // The file imports it too, and that import reports a failure.
      import(/* @vite-ignore */ address(one)).catch(() => {})
    }
    return import(/* @vite-ignore */ address(file))
  }

  /** By a new address of its own too: a browser may keep a failed module for the page's lifetime. */
  const requestAgain = (...files: File[]) =>
    import(/* @vite-ignore */ `${address(diagnose)}?${Date.now()}`).then(({ importAgain }: DiagnoseModule) =>
      importAgain(files.map(address)),
    )

  /** The caller knows the type of the module that the build wrote under this name. */
  const load = <Module>(file: File = '', ...imported: File[]): Promise<Module> =>
    loadChunk(
      request(file, imported).catch(() => requestAgain(file, ...imported)),
      file,
    )

  return {
    registry,
    chunks: {
      runtime: () => load(runtime),
      diagnose: () => load(diagnose),
      island(name) {
        const { needs, hash } = packedOf(name)
        return load(`${name}-${hash}`, runtime, ...[...needs].map((digit) => shared[Number.parseInt(digit, 36)]))
      },
      // A part's texts have the hash of its widget.
      messages: (name, lang, part = '') => load(`${name + part}.${lang}-${packedOf(name).hash}`),
    },
  }
}
