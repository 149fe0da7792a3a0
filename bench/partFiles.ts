import type { Language } from '#lib/site/config/config.ts'
import type { Built } from './Built.ts'
import { chunkFile, chunkName } from './chunkFile.ts'
import { neededFiles } from './neededFiles.ts'

/** The folder of a module, in a source map: `following` of `../../widgets/profile/following/Authors.tsx`. */
const FOLDER = /\/widgets\/([\w-]+)\/([\w-]+)\//

/** The folders of a widget from which a built file has code. */
function foldersOf({ read }: Built, widget: string, file: string): string[] {
  const { sources }: { sources: string[] } = JSON.parse(read(`${file}.map`))
  return sources.flatMap((source) => {
    const [, owner, folder = ''] = FOLDER.exec(source) ?? []
    return owner === widget ? [folder] : []
  })
}

/**
 * Lists the files that opening a part of a widget adds to those that are loaded: its code, what that imports, and the texts of the folders that these are from
 * (decisions/0024).
 *
 * @param part The name of its file: `Authors` of `profile-Authors`.
 * @throws When the build has no such part.
 */
export function partFiles(
  built: Built,
  widget: string,
  part: string,
  lang: Language,
  loaded: ReadonlySet<string>,
): ReadonlySet<string> {
  const code = [...neededFiles(built, chunkFile(built, `${widget}-${part}`), loaded)]
  const names = code.flatMap((file) => foldersOf(built, widget, file)).map((folder) => `${widget}.${folder}.${lang}`)
  const texts = Object.keys(built.manifest.files).filter((file) => names.includes(chunkName(file) ?? ''))
  return new Set([...code, ...texts])
}
