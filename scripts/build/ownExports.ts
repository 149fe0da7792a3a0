/**
 * The bundler's helper for a namespace, `import * as preact`, goes over its exports in a loop that finds what a page has added to all objects, too. With a
 * value there that is no function the module would throw before anything of the library runs: `Object.prototype.version = '1.4'`.
 */
export const ownExports = (code: string): string =>
  code.replace(/for \(var name in all\)(?=\s+__defProp)/g, 'for (var name of Object.keys(all))')
