import { isAbsolute, join, relative } from 'node:path'

/** The path of an address on the site, decoded; undefined where the address has none. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address, 'https://page.invalid').pathname)
  } catch {
    return undefined
  }
}

/** Whether a file is in a folder, or in one of its folders. */
export function isBelow(file: string, root: string): boolean {
  const path = relative(root, file)
  return !path.startsWith('..') && !isAbsolute(path)
}

/** Finds the file that a site with this root serves at an address of its own; undefined where that is no file of the site. */
export function fileBelow(root: string, address: string): string | undefined {
  const path = pathOf(address)
  const file = path === undefined ? undefined : join(root, path)
  return file !== undefined && isBelow(file, root) ? file : undefined
}
