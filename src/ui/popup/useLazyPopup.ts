import { useEffect, useRef, useState } from 'react'

/** A popup whose code is a chunk of its own. */
export type LazyPopupState<Part> =
  | { status: 'closed' }
  /** Pressed before the code has loaded: opens as soon as it has. */
  | { status: 'loading' }
  | { status: 'open'; Part: Part }
  | { status: 'failed' }

export interface LazyPopup<Part> {
  state: LazyPopupState<Part>
  /** Starts loading; may be called repeatedly. */
  prefetch: () => void
  open: () => void
  close: () => void
  /** For the element that opens it: hover, focus and touch preload the code. */
  approach: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void }
}

/**
 * @param load A dynamic import that resolves with the part; declare it outside of any component. After a failure the next press retries it.
 */
export function useLazyPopup<Part>(load: () => Promise<Part>): LazyPopup<Part> {
  const [state, setState] = useState<LazyPopupState<Part>>({ status: 'closed' })
  const loaded = useRef<Part>(undefined)
  const isPressed = useRef(false)
  useEffect(
    () => () => {
      isPressed.current = false
    },
    [],
  )

  const fetchPart = async () => {
    const part = loaded.current ?? (await load())
    loaded.current = part
    return part
  }
  // A failure is reported when the reader presses, not before.
  const prefetch = () => void fetchPart().catch(() => undefined)
  const open = () => {
    isPressed.current = true
    // Synchronous when the code has loaded, because a fast next key comes before a promise settles.
    if (loaded.current) return setState({ status: 'open', Part: loaded.current })
    setState({ status: 'loading' })
    fetchPart().then(
      (Part) => isPressed.current && setState({ status: 'open', Part }),
      () => isPressed.current && setState({ status: 'failed' }),
    )
  }
  const close = () => {
    isPressed.current = false
    setState({ status: 'closed' })
  }
  return {
    state,
    prefetch,
    open,
    close,
    approach: { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch },
  }
}
