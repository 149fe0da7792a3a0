import type { Island } from '../island/defineIsland.ts'
import type { MountOptions } from '../island/mountIsland.tsx'
import { mountIsland } from '../island/mountIsland.tsx'
import type { Fault } from '../loader/fault.types.ts'

export interface MarkerOptions extends Omit<MountOptions, 'onCrash'> {
  /** Called when the marker's options are invalid or its widget has crashed. */
  fail(fault: Fault): void
}

/** A mounted widget, as long as the marker's options are valid. */
export interface MountedMarker {
  /** Applies changed options. False when they are invalid: the widget has been unmounted. */
  update(): boolean
  unmount(): void
}

/** Mounts an island for the loader. Undefined when the marker's options are invalid. */
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
        // An error of one widget must not stop the updates of other markers.
        fault = { kind: 'crash', error }
      }
      unmount()
      fail(fault)
      return false
    },
  }
}
