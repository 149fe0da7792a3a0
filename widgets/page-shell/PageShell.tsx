import type { ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import type { Claims } from './createClaims.ts'

export interface PageShellProps {
  claims: Claims
  host: HTMLElement
  /** What there is once a page. */
  children: ReactNode
}

/** Shows what a page has once in the first of its shells. */
export function PageShell({ claims, host, children }: PageShellProps) {
  const holder = useSyncExternalStore(claims.subscribe, claims.holder, () => undefined)
  useEffect(() => claims.claim(host), [claims, host])
  return holder === host && children
}
