import { createContext, useContext } from 'react'
import { parseUrl } from '#lib/parseUrl.ts'

/** The page's own address, against which our links resolve; provided only on pages with `<base href>`. */
export const LinkBaseContext = createContext<{ href(): string } | undefined>(undefined)

/**
 * Resolves link addresses against the page's own address. On a page with `<base href>` the browser would resolve a relative one against that
 * base, on another page or another host; on all other pages addresses are unchanged.
 */
export function useLinkBase(): (address: string) => string {
  const base = useContext(LinkBaseContext)
  return (address) => (base && parseUrl(address, base.href())?.href) ?? address
}
