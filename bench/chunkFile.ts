import type { Built } from './Built.ts'

/** `comments-OpenedDialog` of `chunks/comments-OpenedDialog-ae9fx.js`; undefined for what is no chunk. */
export const chunkName = (file: string): string | undefined => /^chunks\/(.+)-\w+\.js$/.exec(file)?.[1]

/** The path of a chunk. @throws When the build has none of that name. */
export function chunkFile({ manifest }: Built, name: string): string {
  const file = Object.keys(manifest.files).find((path) => chunkName(path) === name)
  if (file === undefined) throw new Error(`The build has no chunk “${name}”.`)
  return file
}
