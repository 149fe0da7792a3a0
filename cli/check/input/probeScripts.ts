import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../page/Page.ts'
import { libraryScripts } from '../rules/libraryScripts.ts'

/** Milliseconds for one answer. */
const PATIENCE = 30_000

async function probeAddress(address: string, fetch: typeof globalThis.fetch): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    await answer.body?.cancel()
    if (!answer.ok) return `answers ${answer.status}`
    const type = answer.headers.get('content-type') ?? ''
    return /javascript/i.test(type)
      ? undefined
      : `is served as "${type}": browsers run a module only as text/javascript`
  } catch {
    return 'does not answer'
  }
}

/** Of a page's file: its address on the site is that of a file below the site's root. */
const probeFile = (address: string, root: string) => {
  const [path = ''] = address.split(/[?#]/)
  return existsSync(join(root, decodeURIComponent(path))) ? undefined : `is no file in ${root}`
}

/**
 * Looks whether the scripts of pages can be loaded.
 *
 * @param root The folder that the site is served from, for files; without it nothing is known of them.
 * @returns Why a script cannot be loaded, by the page's name and the address in it.
 */
export async function probeScripts(
  pages: readonly Page[],
  root: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<(page: string, address: string) => string | undefined> {
  const failures = new Map<string, string>()
  const keyOf = (page: string, address: string) => `${page}\n${address}`
  for (const page of pages) {
    for (const { address } of libraryScripts(page)) {
      if (address === undefined) continue
      const { name, answer } = page.source
      let failure: string | undefined
      if (answer && URL.canParse(address, answer.url))
        failure = await probeAddress(new URL(address, answer.url).href, fetch)
      else if (root !== undefined && /^\/(?!\/)/.test(address)) failure = probeFile(address, root)
      if (failure) failures.set(keyOf(name, address), failure)
    }
  }
  return (page, address) => failures.get(keyOf(page, address))
}
