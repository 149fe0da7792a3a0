import { basename } from 'node:path'
import { addressesOf } from '#tools/build/moduleAddresses.ts'
import type { Built } from './Built.ts'

/**
 * A built file and all that the browser fetches with it: what it imports, directly or not, unless it is loaded already.
 *
 * @param chunk Its path: `chunks/profile-Menu-….js`.
 */
export function neededFiles({ read }: Built, chunk: string, loaded: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set([chunk])
  for (const file of found) {
    for (const { file: imported, isStatic } of addressesOf(read(file))) {
      const path = `chunks/${basename(imported)}`
      if (isStatic && !loaded.has(path)) found.add(path)
    }
  }
  return found
}
