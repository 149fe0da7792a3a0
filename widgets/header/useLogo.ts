import { useContext, useLayoutEffect, useState } from 'react'
import { HostContext } from '#islands/island/HostContext.ts'

/** Shows the marker's child with `data-logo` in the slot of that name: the server's drawing stays, with the page's own styles. @returns Whether there is one. */
export function useLogo(): boolean {
  const host = useContext(HostContext)
  const [found, setFound] = useState(false)
  useLayoutEffect(() => {
    const logo = host?.querySelector(':scope > [data-logo]')
    setFound(Boolean(logo))
    logo?.setAttribute('slot', 'logo')
    return () => logo?.removeAttribute('slot')
  }, [host])
  return found
}
