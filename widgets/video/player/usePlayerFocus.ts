import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { deepActiveElement } from '#kit/dom/deepActiveElement.ts'
import type { VideoStore } from '../video.store.ts'

/** The light part that the player stands in. */
const partIn = (frame: HTMLElement | null) => frame?.querySelector('slot')?.assignedElements()[0]

/**
 * Moves the focus between poster and player, each of which leaves the page with it.
 *
 * @param frame The element that both stand in, the player by a slot.
 * @returns Focuses the player.
 */
export function usePlayerFocus(store: VideoStore, frame: RefObject<HTMLElement | null>): () => void {
  const wasInPlayer = useRef(false)

  // Before the view knows: with it the player goes.
  useEffect(
    () =>
      store.subscribe(({ status }) => {
        wasInPlayer.current = status === 'failed' && partIn(frame.current)?.contains(deepActiveElement()) === true
      }),
    [store, frame],
  )
  useLayoutEffect(() => {
    if (!wasInPlayer.current) return
    wasInPlayer.current = false
    frame.current?.querySelector('button')?.focus()
  })

  return () => {
    const part = partIn(frame.current)
    const controls = part?.querySelector<HTMLElement>('video[controls], [tabindex="0"]')
    const place = part?.querySelector<HTMLElement>('[role=group]')
    ;(controls ?? place)?.focus({ preventScroll: true })
  }
}
