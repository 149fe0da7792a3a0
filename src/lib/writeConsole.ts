/** The console's methods that the library uses. */
type Method = 'debug' | 'error' | 'group' | 'groupEnd' | 'info' | 'table' | 'warn'

/** Writes on the console. A script of the page may have replaced it, emptied it, or made it fail: then nobody reads it, and nothing else is lost. */
export function writeConsole(method: Method, ...parts: readonly unknown[]): void {
  try {
    // biome-ignore lint/suspicious/noConsole: everything that is written goes through here
    console[method](...parts)
  } catch {}
}
