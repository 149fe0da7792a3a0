import { type FocusEvent, type PointerEvent, useEffect } from 'react'
import { useStore } from 'zustand'
import { ownDocument } from '#lib/ownDocument.ts'
import type { RotationState, RotationStore } from './video-carousel.store.ts'

export interface Rotation extends Pick<RotationStore, 'stop' | 'move'> {
  status: RotationState['status']
  /** For the element that moves: what the pointer and the focus do there. */
  watched: {
    onPointerEnter(event: PointerEvent): void
    onPointerLeave(event: PointerEvent): void
    onPointerDown(event: PointerEvent): void
    onFocus(event: FocusEvent): void
  }
}

/** Lets something move on by itself while its tab is seen. @param advance The same function at every render. */
export function useRotation(store: RotationStore, advance: () => void): Rotation {
  const { status } = useStore(store)
  useEffect(() => store.start(advance), [store, advance])
  useEffect(() => {
    const follow = () => (ownDocument().hidden ? store.hold('page') : store.release('page'))
    follow()
    ownDocument().addEventListener('visibilitychange', follow)
    return () => ownDocument().removeEventListener('visibilitychange', follow)
  }, [store])
  return {
    status,
    stop: store.stop,
    move: store.move,
    watched: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && store.hold('pointer'),
      onPointerLeave: () => store.release('pointer'),
      // A finger that swipes; not the press that lets it move.
      onPointerDown: ({ target }) => {
        if (!isSwitch(target)) store.stop()
      },
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) store.stop()
      },
    },
  }
}

/** The button that says itself what it does. */
const isSwitch = (target: EventTarget) => target instanceof Element && target.closest('[data-switch]') !== null
