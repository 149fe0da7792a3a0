import type { ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import type { Claims } from './createClaims.ts'

export interface PageShellProps {
  claims: Claims
  host: HTMLElement
  /** What a page has once. */
  children: ReactNode
}

/** Renders, in the first shell of a page, what a page has once. */
export function PageShell({ claims, host, children }: PageShellProps) {
  const holder = useSyncExternalStore(claims.subscribe, claims.holder, () => undefined)
  useEffect(() => claims.claim(host), [claims, host])
  return holder === host && children
}
