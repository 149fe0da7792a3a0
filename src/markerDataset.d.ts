import type { HostView } from './islands/island/useHostView.ts'
import type { MarkerState } from './islands/loader/marker.ts'
import type { MarkerSpace } from './kit/dom/releaseSpace.ts'

declare global {
  /** The attributes that the library writes on markers. Only its own code is compiled with this: for a page the attributes are text. */
  interface DOMStringMap {
    widgetState?: MarkerState
    widgetView?: HostView
    widgetSpace?: MarkerSpace
  }
}
