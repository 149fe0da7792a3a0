import { useEffect, useRef, useState } from 'react'
import type { ScrollState } from './scroll.model.ts'
import { scrolledTo } from './scroll.model.ts'

/**
 * Follows the window's scrolling, from its first movement on: an earlier question would have the browser lay out a page that is still being built. Its events come once a
 * frame, before anything of that frame is changed, so the one question in them costs nothing.
 *
 * @param held While something of the header is open, it stays as it is.
 */
export function useScrollStatus(held: boolean): ScrollState['status'] {
  const [status, setStatus] = useState<ScrollState['status']>('inPlace')
  const isHeld = useRef(held)
  useEffect(() => {
    isHeld.current = held
  }, [held])

  useEffect(() => {
    let state: ScrollState | undefined
    const onScroll = () => {
      const y = window.scrollY
      state ??= { status: 'inPlace', y }
      if (isHeld.current) return
      state = scrolledTo(state, y)
      setStatus(state.status)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return status
}
