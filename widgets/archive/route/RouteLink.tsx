import type { MouseEvent } from 'react'
import { isPlainClick } from '#kit/dom/isPlainClick.ts'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { useArchiveServices } from '../ArchiveContext.ts'
import type { Route } from './route.ts'

export interface RouteLinkProps {
  to: Route
  children: string
}

/** A link to another route of the archive; a plain click navigates without leaving the page. */
export function RouteLink({ to, children }: RouteLinkProps) {
  const { store } = useArchiveServices()
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    store.go(to)
  }
  return (
    <LinkButton href={store.href(to)} onClick={follow}>
      {children}
    </LinkButton>
  )
}
