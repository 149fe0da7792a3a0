import type { MountedMarker } from '../runtime/mountMarker.ts'
import type { FirstPress } from './onRendered.ts'

/** A marker that the loader tracks. */
export interface TrackedMarker {
  /** Widget and language when tracking began; absent for a marker that a script has unmounted, which is ignored. */
  kind?: string
  tracking?: AbortController
  /** When it was due and its widget was requested, for the first or for another time. */
  start?: DOMHighResTimeStamp
  /** The reader's last press before the widget was ready. */
  press?: FirstPress
  /** The widget, mounted or loading. */
  mounted?: MountedMarker | undefined
}
