import type { ReactNode } from 'react'
import { useContext, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { HostContext } from './HostContext.ts'

/**
 * Renders a part into a child of the marker and a `<slot>` in the shadow root: the layout stays the widget's, and password managers, ad tags
 * and players find what they look for in the page (architecture §4). What is inside is styled by the page.
 */
export function LightSlot({ name, children }: { name: string; children: ReactNode }) {
  const host = useContext(HostContext)
  const [place, setPlace] = useState<HTMLElement>()

  useEffect(() => {
    if (!host) return
    const element = document.createElement('div')
    element.slot = name
    host.append(element)
    setPlace(element)
    return () => element.remove()
  }, [host, name])

  return (
    <>
      <slot name={name} />
      {place && createPortal(children, place)}
    </>
  )
}
