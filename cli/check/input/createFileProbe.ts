import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

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
 * @returns Tells why the script at an address cannot be loaded.
 */
export const createFileProbe =
  (root: string | undefined) =>
  (address: string): string | undefined => {
    if (root === undefined || !/^\/(?!\/)/.test(address)) return undefined
    const path = pathOf(address)
    const file = path === undefined ? undefined : join(root, path)
    return file !== undefined && isBelow(file, root) && existsSync(file) ? undefined : `is no file in ${root}`
  }
