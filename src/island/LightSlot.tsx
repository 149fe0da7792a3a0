import type { ReactNode } from 'react'
import { useContext, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { adoptLightStyles, takeFromPage } from '../styles/adoptLightStyles.ts'
import baseCss from '../styles/base.css?inline'
import lightCss from '../styles/light.css?inline'
import { HostContext } from './HostContext.ts'

export interface LightSlotProps {
  name: string
  /** Our own looks for what is inside, whatever the page's are; left out where the page styles it (an ad, a player). */
  css?: readonly string[]
  children: ReactNode
}

/**
 * Renders a part into a child of the marker and a `<slot>` in the shadow root: the layout stays the widget's, and password managers, ad tags
 * and players find what they look for in the page (architecture §4).
 */
export function LightSlot({ name, css, children }: LightSlotProps) {
  const host = useContext(HostContext)
  const [place, setPlace] = useState<HTMLElement>()

  // A layout effect, so that the frame that takes the fallback away shows the part already.
  useLayoutEffect(() => {
    if (!host) return
    const element = document.createElement('div')
    element.slot = name
    host.append(element)
    if (css) {
      takeFromPage(element)
      adoptLightStyles(document, [lightCss, baseCss, ...css])
    }
    setPlace(element)
    return () => element.remove()
  }, [host, name, css])

  return (
    <>
      <slot name={name} />
      {place && createPortal(css ? <div className="island">{children}</div> : children, place)}
    </>
  )
}
