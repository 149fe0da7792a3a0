import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { addressesOf } from '../scripts/build/moduleAddresses.ts'

/** A built file and all that the browser fetches with it: what it imports, directly or not. @param chunk A path below `folder`: `chunks/profile-Menu-….js`. */
export function neededFiles(folder: string, chunk: string): ReadonlySet<string> {
  const found = new Set([chunk])
  for (const file of found) {
    for (const { file: imported, isStatic } of addressesOf(readFileSync(`${folder}/${file}`, 'utf8'))) {
      if (isStatic) found.add(`chunks/${basename(imported)}`)
    }
  }
  return found
}
