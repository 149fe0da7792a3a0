import { parseBuilt } from './moduleAddresses.ts'

/**
 * Retries a failed dynamic import with a unique query (decisions/0011): in some browsers a failed module stays failed until the page is reloaded, so
 * that “Try again” could never succeed. No line is added, so that a source map keeps
 * its lines.
 *
 * @param opened The files that this one imports dynamically, according to the bundler.
 * @throws When the code's dynamic imports are not exactly those: a part would have no retry.
 */
export function retryImports(code: string, opened: readonly string[]): string {
  const retried = new Set<string>()
  let result = ''
  let end = 0
  for (const found of parseBuilt(code).module.dynamicImports) {
    const source = code.slice(found.moduleRequest.start, found.moduleRequest.end)
    // An address that the code has made: `importAgain` is itself the second try.
    if (/^[\w$]+$/.test(source)) continue
    const [, address] = /^["']([^"']+)["']$/.exec(source) ?? []
    if (!address)
      throw new Error(`An import() without a fixed specifier cannot be retried: ${code.slice(found.start, found.end)}`)
    retried.add(address.replace('./', ''))
    result += `${code.slice(end, found.end)}.catch(()=>import(${JSON.stringify(`${address}?`)}+Date.now()))`
    end = found.end
  }
  const missing = [...retried]
    .filter((file) => !opened.includes(file))
    .concat(opened.filter((file) => !retried.has(file)))
  if (missing.length > 0)
    throw new Error(`The bundler reports dynamic imports that are not in the code: ${missing.join(', ')}.`)
  return result + code.slice(end)
}
