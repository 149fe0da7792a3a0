import { useContext, useEffect } from 'react'
import { releaseSpace } from '#kit/dom/releaseSpace.ts'
import { HostContext } from './HostContext.ts'

/** How much of itself a widget shows. */
export type HostView = 'loading' | 'full' | 'folded' | 'failed' | 'empty'

/**
 * The statuses that show all of a widget. The names of those that show less are in `views`; a new name has to be decided for one of
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

/** The part of a widget that is shown in the other states. */
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
  // By the reader, a moment ago.
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
 * @param status Of the widget's state, or what is shown of it.
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
