import { type JsMinifyOptions, minify as swc } from '@swc/core'

export interface Minified {
  code: string
  /** The source map, as JSON. */
  map: string
}

/** How often swc goes over a file: a fourth time changes nothing. */
const PASSES = 3

/**
 * The bundler's helper for a namespace, `import * as preact`, goes over its exports in a loop that finds what a page has added to all objects, too. With a
 * value there that is no function the module would throw before anything of the library runs: `Object.prototype.version = '1.4'`.
 */
export const ownExports = (code: string): string =>
  code.replace(/for \(var name in all\)(?=\s+__defProp)/g, 'for (var name of Object.keys(all))')

/**
 * Minifies a module.
 *
 * @param map The module's own source map, as JSON: the result's leads to its sources.
 * @throws When the code is no module that can be parsed.
 */
export async function minify(code: string, map?: string, passes = PASSES): Promise<Minified> {
  const options: JsMinifyOptions = {
    module: true,
    ecma: 2020,
    // Statements compress better than comma sequences.
    compress: { passes, ecma: 2020, sequences: false },
    mangle: true,
  }
  // swc takes the map as terser does; its types have only the flag.
  const sourceMap = (map === undefined ? true : { content: map }) as boolean
  const result = await swc(ownExports(code), { ...options, sourceMap })
  return { code: result.code, map: result.map ?? '' }
}

/**
 * Nearly every function in the files of `chunks/` is called on start. With this hint browsers compile a whole file off the main thread while it arrives,
 * instead of function by function on it (decisions/0009).
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

export function compileAtOnce({ code, map }: Minified): Minified {
  const { mappings, ...sources } = JSON.parse(map)
  // The hint is a line of its own, which comes from no source.
  return { code: COMPILE_AT_ONCE + code, map: JSON.stringify({ ...sources, mappings: `;${mappings}` }) }
}
