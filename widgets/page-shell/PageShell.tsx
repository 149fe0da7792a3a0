import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import type { ActiveShell } from './createActiveShell.ts'

export interface PageShellProps {
  activeShell: ActiveShell
  host: HTMLElement
  /** The parts that a page has once. */
  children: ReactNode
}

/** Renders, in the first shell of a page, what a page has once. */
export function PageShell({ activeShell, host, children }: PageShellProps) {
  const activeHost = useSyncExternalStore(activeShell.subscribe, activeShell.host, () => undefined)
  useEffect(() => activeShell.register(host), [activeShell, host])
  return activeHost === host && children
}
