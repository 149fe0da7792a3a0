import { type JsMinifyOptions, minify as swc } from '@swc/core'

/**
 * The bundlers' helper for a namespace, `import * as preact`, goes over its exports in a loop that finds what a page has added to all objects, too. With a
 * value there that is no function the module would throw before anything of the library runs: `Object.prototype.version = '1.4'`.
 */
export const ownExports = (code: string): string =>
  code.replace(/for \(var name in all\)(?=\s+\{?\s*__defProp)/g, 'for (var name of Object.keys(all))')

/**
 * Minifies a module.
 *
 * @param map The module's own source map, as JSON: the result's leads to its sources.
 * @param isAscii Whether all other letters are escaped: a browser reads a classic script in the encoding of its page, where its server names none.
 * @returns The source map as JSON, too.
 * @throws When the code is no module that can be parsed.
 */
export async function minify(code: string, map?: string, isAscii = false): Promise<{ code: string; map: string }> {
  const options: JsMinifyOptions = {
    module: true,
    ecma: 2020,
    // A fourth pass changes nothing. Statements compress better than comma sequences.
    compress: { passes: 3, ecma: 2020, sequences: false },
    mangle: true,
    format: { asciiOnly: isAscii },
  }
  // swc takes the map as terser does; its types have only the flag.
  const sourceMap = (map === undefined ? true : { content: map }) as boolean
  const result = await swc(ownExports(code), { ...options, sourceMap })
  return { code: result.code, map: result.map ?? '' }
}
