import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { missingChunk } from '#islands/diagnosis/missingChunk.ts'
import { chunksOf, isPage } from './chunksOf.ts'
import { fileBelow } from './fileBelow.ts'
import { type ScriptProblem, wrongPath } from './ScriptProblem.ts'

/**
 * Looks for the scripts of pages in files: an address on the site is that of a file below the site's root.
 *
 * @param root The folder that the site is served from; without it nothing is known of scripts.
 * @returns Tells why the script at an address, or a file that it loads for the page's widgets, cannot be loaded.
 */
export const createFileProbe =
  (root: string | undefined) =>
  (address: string, widgets: readonly string[]): ScriptProblem | undefined => {
    if (root === undefined || !/^\/(?!\/)/.test(address)) return undefined
    const file = fileBelow(root, address)
    if (file === undefined || !existsSync(file)) return wrongPath(address, `is no file in ${root}`)
    for (const chunk of chunksOf(readFileSync(file, 'utf8'), widgets)) {
      const beside = join(dirname(file), chunk)
      if (!existsSync(beside)) return missingChunk(chunk, `there is no such file beside ${address}`)
      if (isPage(readFileSync(beside, 'utf8'))) return missingChunk(chunk, 'the file is a page')
    }
    return undefined
  }
