import { readFileSync } from 'node:fs'

/** The library as the build of an engine has written it. */
export interface Built {
  /** The part of `manifest.json` that is measured. */
  manifest: {
    files: Readonly<Record<string, { brotli: number }>>
    runtime: readonly string[]
    widgets: Readonly<Record<string, { files: readonly string[]; messages: Readonly<Record<string, string>> }>>
  }
  /** The text of a file, by its path in the folder. */
  read(file: string): string
}

export function readBuilt(folder: string): Built {
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
  return { manifest: JSON.parse(read('manifest.json')), read }
}
