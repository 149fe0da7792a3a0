import type { Options } from 'tsup'

type TsupPlugin = NonNullable<Options['plugins']>[number]

/** As esbuild writes the import of a part that opens on demand. */
const PART = /\bimport\("(\.\/[\w.-]+\.js)"\)/g

/**
 * Asks once more for a part that does not come, by an address that no cache knows (decisions/0011): a module that has failed stays failed in some
 * browsers until the page is loaded anew, and then no press on “Try again” could help.
 */
export const retryImports = (code: string): string =>
  code.replace(PART, 'import("$1").catch(()=>import("$1?"+Date.now()))')

/** Runs before terser. Nothing moves to another line, so that the source map holds. */
export const retriedImports: TsupPlugin = {
  name: 'retried-imports',
  renderChunk: (code) => ({ code: retryImports(code) }),
}
