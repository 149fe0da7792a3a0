import { type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import baseCss from '#kit/styles/base.css?inline'
import { adoptLightStyles, takeFromPage } from '#kit/styles/light/adoptLightStyles.ts'
import lightCss from '#kit/styles/light/light.css?inline'
import { ownDocument } from '#lib/ownDocument.ts'
import { LIGHT_PART } from '../loader/lightPart.ts'
import { HostContext } from './HostContext.ts'
import { keepPart } from './keepPart.ts'
import { LightPartsContext } from './LightPartsContext.ts'
import { takeOverFocus } from './takeOverFocus.ts'
import { takeOverPart } from './takeOverPart.ts'

export interface LightSlotProps {
  name: string
  /** Our styles for the children, isolated from the page's; left out if the page styles them (an ad, a player). */
  css?: readonly string[]
  children: ReactNode
}

/**
 * Renders its children into the light DOM of the marker, and a `<slot>` in the shadow root: the widget keeps the layout, and password managers, ad tags
 * and players find their elements in the page (contract §2).
 */
export function LightSlot({ name, css, children }: LightSlotProps) {
  const host = useContext(HostContext)
  useContext(LightPartsContext)?.(name, children)
  const [target, setTarget] = useState<HTMLElement>()
  const [error, setError] = useState<Error>()

  // A layout effect, so that the part is visible in the frame that removes the fallback.
  useLayoutEffect(() => {
    if (!host) return
    const element = ownDocument().createElement('div')
    element.slot = name
    element.setAttribute(LIGHT_PART, '')
    // Turbo's morph leaves it where it is: an ad's frame would load again if it came back.
    element.dataset.turboPermanent = ''
    host.append(element)
    if (css) {
      takeFromPage(element)
      adoptLightStyles(ownDocument(), [lightCss, baseCss, ...css])
    }
    setTarget(element)
    const observer = keepPart(host, element, () =>
      setError(new Error(`The page keeps removing the widget’s part “${name}” from the light DOM.`)),
    )
    return () => {
      observer.disconnect()
      element.remove()
    }
  }, [host, name, css])

  useLayoutEffect(() => {
    if (host && target) takeOverPart(host, target)
    // The focus of the fallback waits on the container for this part.
    const waiting = target && host?.shadowRoot?.activeElement
    if (waiting instanceof HTMLElement && waiting.matches('.island')) takeOverFocus(waiting)
  }, [host, target])

  if (error) throw error
  return (
    <>
      <slot name={name} />
      {target && createPortal(css ? <div className="island">{children}</div> : children, target)}
    </>
  )
}
