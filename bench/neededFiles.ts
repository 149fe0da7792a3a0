import { basename } from 'node:path'
import { parseSync } from 'vite'
import type { Built } from './Built.ts'

/**
 * A built file and all that the browser fetches with it: what it imports, directly or not, unless it is loaded already.
 *
 * @param chunk Its path: `chunks/profile-Menu-….js`.
 */
export function neededFiles({ read }: Built, chunk: string, loaded: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set([chunk])
  for (const file of found) {
    for (const { moduleRequest } of parseSync(file, read(file)).module.staticImports) {
      const path = `chunks/${basename(moduleRequest.value)}`
      if (!loaded.has(path)) found.add(path)
    }
  }
  return found
}
