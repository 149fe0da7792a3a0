import { useEffect, useRef, useState } from 'react'

/** The state of a part whose code is a separate chunk. */
export type LazyPartState<Part> =
  | { status: 'closed' }
  /** Opened before its code has loaded; it shows as soon as it has. */
  | { status: 'loading' }
  | { status: 'open'; Part: Part }
  | { status: 'failed' }

export interface LazyPartOptions {
  /** Checked on each opening, before the code is loaded; a part that may not open is closed again. */
  mayOpen?: (() => Promise<boolean>) | undefined
  /** Called for each opening that failed; without it, only the state shows the failure. */
  onLoadFailed?: ((error: unknown) => void) | undefined
}

/** The same functions at every render. */
export interface LazyPartCommands {
  /** Starts loading; may be called repeatedly. */
  prefetch: () => void
  open: () => void
  close: () => void
  /** For the element that opens it: hover, focus and touch preload the code. */
  preloadProps: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void }
}

/**
 * Loads a component on demand. The caller renders failures; the next `open` loads again.
 *
 * @param load A dynamic import that resolves with the part; declare it outside of any component.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  options: LazyPartOptions = {},
): LazyPartCommands & { state: LazyPartState<Part> } {
  const [state, setState] = useState<LazyPartState<Part>>({ status: 'closed' })
  const latest = useRef(options)
  latest.current = options
  const [commands] = useState(() => createCommands(load, setState, latest))
  useEffect(() => commands.forget, [commands])
  return { state, ...commands }
}

function createCommands<Part>(
  load: () => Promise<Part>,
  setState: (state: LazyPartState<Part>) => void,
  options: { current: LazyPartOptions },
): LazyPartCommands & { forget: () => void } {
  let loaded: Part | undefined
  /** Shared by all callers until it has failed. */
  let pending: Promise<Part> | undefined
  /** The pending opening. */
  let opening: object | undefined

  const fetchPart = () => {
    pending ??= load().then(
      (part) => {
        loaded = part
        return part
      },
      (error) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  // A failure is reported when the part is opened, not when it is preloaded.
  const prefetch = () => void fetchPart().catch(() => undefined)
  const forget = () => {
    opening = undefined
  }
  const arrive = async (): Promise<LazyPartState<Part>> => {
    if ((await options.current.mayOpen?.()) === false) return { status: 'closed' }
    return { status: 'open', Part: await fetchPart() }
  }
  const end = (state: LazyPartState<Part>) => {
    forget()
    setState(state)
  }
  return {
    prefetch,
    forget,
    close: () => end({ status: 'closed' }),
    open() {
      // Synchronous when the code has loaded, because a fast next key comes before a promise settles.
      if (loaded && !options.current.mayOpen) return end({ status: 'open', Part: loaded })
      const mine = {}
      opening = mine
      setState({ status: 'loading' })
      arrive().then(
        (state) => opening === mine && end(state),
        (error) => {
          if (opening !== mine) return
          end({ status: 'failed' })
          options.current.onLoadFailed?.(error)
        },
      )
    },
    preloadProps: { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch },
  }
}
