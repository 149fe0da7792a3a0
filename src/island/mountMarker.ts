import type { Island } from './defineIsland.ts'
import type { Fault } from './fault.types.ts'
import type { MountOptions } from './mountIsland.tsx'
import { mountIsland } from './mountIsland.tsx'

export interface MarkerOptions extends Omit<MountOptions, 'onCrash'> {
  /** The marker's options are wrong, or its widget has crashed. */
  fail(fault: Fault): void
}

/** A widget on its marker, for as long as the marker's options are right. */
export interface MountedMarker {
  /** The marker's options changed. False when they are wrong now: the widget is gone. */
  update(): boolean
  unmount(): void
}

/** Mounts an island for the loader. Undefined when the marker's options are wrong. */
export function mountMarker(
  island: Island,
  host: HTMLElement,
  { fail, ...options }: MarkerOptions,
): MountedMarker | undefined {
  const mounted = mountIsland(island, host, { ...options, onCrash: (error) => fail({ kind: 'crash', error }) })
  if (!mounted.ok) {
    fail({ kind: 'options', issues: mounted.failure })
    return undefined
  }
  const { update, unmount } = mounted.value
  return {
    unmount,
    update() {
      let fault: Fault
      try {
        const updated = update()
        if (updated.ok) return true
        fault = { kind: 'options', issues: updated.failure }
      } catch (error) {
        // What its widget throws is not to stop what the page does with the other markers.
        fault = { kind: 'crash', error }
      }
      unmount()
      fail(fault)
      return false
    },
  }
}
