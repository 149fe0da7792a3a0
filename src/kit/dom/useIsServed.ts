import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether a view is what a server renders for everybody, or what takes that over in the browser: its first frame shows nothing that depends on the moment or the
 * reader, and the next one follows at once.
 */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
