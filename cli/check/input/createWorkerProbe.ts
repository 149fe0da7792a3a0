import { readFileSync, statSync } from 'node:fs'
import type { Page } from '../page/Page.ts'
import { libraryScripts } from '../rules/libraryScripts.ts'
import { isPage } from './chunksOf.ts'
import { fileBelow, isBelow } from './fileBelow.ts'

const isFile = (path: string | undefined): path is string =>
  path !== undefined && statSync(path, { throwIfNoEntry: false })?.isFile() === true

const isIn = (folder: string, { source }: Page) => source.path !== undefined && isBelow(source.path, folder)

/** Whether a page in a folder includes the library's script by an address at which the folder has it: then the site is served from there. */
const isRoot = (folder: string, pages: readonly Page[]) =>
  pages
    .filter((page) => isIn(folder, page))
    .flatMap(libraryScripts)
    .some(({ address = '' }) => /^\/(?!\/)/.test(address) && isFile(fileBelow(folder, address)))

/**
 * Looks for the service workers of pages in files.
 *
 * @param root The folder that the site is served from; without it those of the folders count that must be one.
 * @param folders Those that are checked.
 * @returns Tells why a page cannot register the worker at an address; undefined when it can, or when nobody can know.
 */
export function createWorkerProbe(root: string | undefined, folders: readonly string[], pages: readonly Page[]) {
  const roots = root === undefined ? folders.filter((folder) => isRoot(folder, pages)) : []
  return (address: string, page: Page): string | undefined => {
    const site = root ?? roots.find((folder) => isIn(folder, page))
    if (site === undefined) return undefined
    const file = fileBelow(site, address)
    if (!isFile(file)) return `there is no such file in ${site}`
    return isPage(readFileSync(file, 'utf8')) ? 'the file is a page' : undefined
  }
}
