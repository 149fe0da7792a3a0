/** An address, or undefined for what is none. `URL.parse` and `URL.canParse` are younger than the browsers that are promised. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
