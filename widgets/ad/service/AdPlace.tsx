import { useEffect, useRef } from 'react'
import { ownDocument } from '#lib/ownDocument.ts'
import type { AdStore } from '../ad.store.ts'

export interface AdPlaceProps {
  store: AdStore
  /** Unique on the page: the ad service finds the place by it. */
  id: string
  /** Names the ad's frames for screen readers, where the service has not. */
  title: string
}

/** The place where the ad service renders: in the light DOM, where it finds its element. */
export function AdPlace({ store, id, title }: AdPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const around = place.current
    if (!around) return
    // Its own, because the service changes it as it likes, and React removes what it knows.
    const element = ownDocument().createElement('div')
    element.id = id
    around.append(element)
    const observer = new MutationObserver(() => {
      for (const frame of around.querySelectorAll('iframe')) if (!frame.title) frame.title = title
    })
    observer.observe(around, { childList: true, subtree: true })
    const takeOut = store.enter(element)
    return () => {
      observer.disconnect()
      takeOut()
      around.replaceChildren()
    }
  }, [store, id, title])
  return <div ref={place} />
}
