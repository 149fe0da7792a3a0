import type { MouseEvent } from 'react'
import { LinkButton } from '../../../src/ui/LinkButton.tsx'
import { useTools } from '../ArchiveContext.ts'
import { isPlainClick } from './isPlainClick.ts'
import type { Route } from './route.ts'

export interface PlaceLinkProps {
  to: Route
  children: string
}

/** A link to another route of the archive; a plain click navigates without leaving the page. */
export function PlaceLink({ to, children }: PlaceLinkProps) {
  const { store } = useTools()
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
