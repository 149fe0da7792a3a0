import { useEffect, useRef } from 'react'
import { ownDocument } from '#lib/ownDocument.ts'
import type { VideoStore } from '../video.store.ts'

export interface PlayerPlaceProps {
  store: VideoStore
  /** Names the player for screen readers. */
  label: string
}

/** The place of the player: in the light DOM, where it finds its element and the sheets that it adds to the page. */
export function PlayerPlace({ store, label }: PlayerPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const around = place.current
    if (!around) return
    // Its own, because players replace the element that they are given, and React removes those that it knows.
    const element = ownDocument().createElement('div')
    around.append(element)
    const takeOut = store.enter(element)
    return () => {
      takeOut()
      around.replaceChildren()
    }
  }, [store])

  return (
    // biome-ignore lint/a11y/useSemanticElements: the page would style a fieldset. The height is a style of the element, because no sheet of ours reaches it.
    <div ref={place} role="group" aria-label={label} tabIndex={-1} style={{ height: '100%' }} />
  )
}
