import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { missingChunk } from '../../../src/diagnosis/missingChunk.ts'
import { chunksOf, isPage } from './chunksOf.ts'
import type { ScriptProblem } from './ScriptProblem.ts'
import { wrongPath } from './ScriptProblem.ts'

/** The path of an address on the site, decoded; undefined where the address has none. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address, 'https://page.invalid').pathname)
  } catch {
    return undefined
  }
}

const isBelow = (file: string, root: string) => {
  const path = relative(root, file)
  return !path.startsWith('..') && !isAbsolute(path)
}

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
    const path = pathOf(address)
    const file = path === undefined ? undefined : join(root, path)
    if (file === undefined || !isBelow(file, root) || !existsSync(file))
      return wrongPath(address, `is no file in ${root}`)
    for (const chunk of chunksOf(readFileSync(file, 'utf8'), widgets)) {
      const beside = join(dirname(file), chunk)
      if (!existsSync(beside)) return missingChunk(chunk, `there is no such file beside ${address}`)
      if (isPage(readFileSync(beside, 'utf8'))) return missingChunk(chunk, 'the file is a page')
    }
    return undefined
  }
