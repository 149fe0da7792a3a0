import type { MarkerSpace } from './dom/releaseSpace.ts'
import type { HostView } from './island/useHostView.ts'
import type { MarkerState } from './loader/marker.ts'

declare global {
  /** The attributes that the library writes on markers. Only its own code is compiled with this: for a page the attributes are text. */
  interface DOMStringMap {
    widgetState?: MarkerState
    widgetView?: HostView
    widgetSpace?: MarkerSpace
  }
}
