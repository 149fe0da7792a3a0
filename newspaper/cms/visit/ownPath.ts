/**
 * An address of this newspaper as path, query and fragment; undefined for anything else, so that no link leads readers to another site.
 */
export function ownPath(address: string | null, here: URL): string | undefined {
  if (!address) return undefined
  try {
    const url = new URL(address, here)
    return url.origin === here.origin ? `${url.pathname}${url.search}${url.hash}` : undefined
  } catch {
    return undefined
  }
}
