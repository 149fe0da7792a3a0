import { ownDocument } from '#lib/ownDocument.ts'
import type { Chunks, DiagnoseModule } from './chunks.ts'
import type { ChunkFile, LibraryFiles, WidgetFiles } from './libraryFiles.types.ts'
import { loadChunk } from './loadChunk.ts'
import { textsName } from './textsName.ts'

/** The widgets' chunks as files beside the loader (contract §1): all are requested in parallel, none only after another has arrived. */
export function fileChunks({ runtime, diagnose, widgets }: LibraryFiles, base: string): Chunks {
  // Called only with names that are in the registry.
  const filesOf = (name: string) => (widgets[name] as WidgetFiles).files.split(' ')

  const address = (file: ChunkFile) => new URL(`chunks/${file}.js`, base).href

  /** The files that the page's policy does not let it preload. That says nothing against the file: its import has a policy of its own. */
  const refused = new Set<string>()
  window.addEventListener('securitypolicyviolation', ({ blockedURI }) => void refused.add(blockedURI))

  /** A page that preloads the file with its integrity: waits until the browser has found that it has it, because an import checks none by itself (decisions/0011). */
  const verify = (file: ChunkFile) => {
    const link = ownDocument().querySelector<HTMLLinkElement>(`link[integrity][href*="${file}"]`)
    return (
      link?.relList.supports('modulepreload') &&
      new Promise((onload, reject) => {
        // The report of a violation may come after the event.
        const onerror = () => setTimeout(() => (refused.has(link.href) ? onload(0) : reject()))
        link.after(Object.assign(link.cloneNode(), { onload, onerror }))
      })
    )
  }

  /** @param imported The names of the files that the file imports. */
  const request = async (file: ChunkFile, imported: readonly ChunkFile[]) => {
    await Promise.all([file, ...imported].map(verify))
    // Not without a network: a browser may keep a failed module for the page's lifetime, and the file's import of it has no other address.
    for (const one of navigator.onLine ? imported : []) {
      // The file imports it too, and that import reports a failure.
      import(/* @vite-ignore */ address(one)).catch(() => {})
    }
    return import(/* @vite-ignore */ address(file))
  }

  /** By a new address of its own too: a browser may keep a failed module for the page's lifetime. */
  const requestAgain = (...files: ChunkFile[]) =>
    import(/* @vite-ignore */ `${address(diagnose)}?${Date.now()}`).then(({ importAgain }: DiagnoseModule) =>
      importAgain(files.map(address)),
    )

  /** The caller knows the type of the module that the build wrote under this name. */
  const load = <Module>(file: ChunkFile, ...imported: ChunkFile[]): Promise<Module> =>
    loadChunk(
      request(file, imported).catch(() => requestAgain(file, ...imported)),
      file,
    )

  return {
    runtime: () => load(runtime),
    diagnose: () => load(diagnose),
    island(name) {
      const [hash, ...shared] = filesOf(name)
      return load(`${name}-${hash}`, runtime, ...shared)
    },
    // All texts of a widget have the hash of its code.
    loadTexts: (name, lang, part) => load(`${textsName(name, lang, part)}-${filesOf(name)[0]}`),
  }
}
