import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

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
  const manifest = JSON.parse(read('manifest.json'))
  const files = Object.fromEntries(
    Object.keys(manifest.files).map((file) => [file, new CompressedFile(`${folder}/${file}`)]),
  )
  return { manifest: { ...manifest, files }, read }
}

/** A file that is compressed when its size is first asked for: a dozen budgets need few of the hundreds that a build has. */
class CompressedFile {
  readonly #path: string
  #size: number | undefined

  constructor(path: string) {
    this.#path = path
  }

  get brotli(): number {
    this.#size ??= brotliCompressSync(readFileSync(this.#path)).length
    return this.#size
  }
}
