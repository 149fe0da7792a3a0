import { useContext, useEffect } from 'react'
import { releaseSpace } from '#kit/dom/releaseSpace.ts'
import { HostContext } from './HostContext.ts'

/** The part of itself that a widget shows. */
export type HostView = 'loading' | 'full' | 'folded' | 'failed' | 'empty'

/**
 * The statuses in which a widget shows all of itself. Those in which it shows less are in `views`; a new status belongs to one of
 * the two.
 */
type FullStatus =
  | 'shown'
  | 'ready'
  | 'open'
  | 'closed'
  // A poll's.
  | 'voting'
  | 'voted'
  // A gift's.
  | 'making'
  | 'given'
  | 'linked'
  | 'usedUp'
  | 'signedOut'
  | 'notSubscribed'
  | 'notIncluded'
  // The archive's.
  | 'misrouted'
  // The paywall's.
  | 'article'

/** The part of itself that a widget shows in the other statuses. */
const views = {
  idle: 'loading',
  waiting: 'loading',
  loading: 'loading',
  pending: 'loading',
  unknown: 'loading',
  error: 'failed',
  failed: 'failed',
  hidden: 'empty',
  empty: 'empty',
  // Closed by the reader just now.
  dismissed: 'empty',
  bar: 'folded',
  sheet: 'folded',
} as const satisfies Record<string, HostView>

export type HostStatus = FullStatus | keyof typeof views

const viewOf: Partial<Record<HostStatus, HostView>> = views

/**
 * Tells the page what the widget shows: `data-widget-view` on the marker, and `data-widget-space="free"` once the height that the page's CSS reserves
 * can be released without moving what is being read (docs/heights.md).
 *
 * @param status The status of the widget's state, or of the part of it that is shown.
 */
export function useHostView(status: HostStatus): void {
  const host = useContext(HostContext)
  const view = viewOf[status] ?? 'full'
  const isDismissed = status === 'dismissed'
  // Not a layout effect: it measures, and the fallback must have gone.
  useEffect(() => {
    if (!host) return
    const pressed = host.dataset.widgetView === 'full' && (view === 'folded' || isDismissed)
    host.dataset.widgetView = view
    return view === 'loading' ? undefined : releaseSpace(host, pressed)
  }, [host, view, isDismissed])
  useEffect(() => () => void delete host?.dataset.widgetView, [host])
}
