import type { ReactNode } from 'react'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import type { LoadMore } from '#page/resource/LoadMore.ts'

export interface LoadMoreStatusProps {
  more: LoadMore
  /** The name of what is loading, for screen readers. */
  label: string
  /** A sentence that says what could not be loaded. */
  failed: string
  /** Shown while loading. */
  skeleton: ReactNode
  onRetry: () => void
}

/** The end of a list while its next list page is loading, or after it failed. */
export function LoadMoreStatus({ more, label, failed, skeleton, onRetry }: LoadMoreStatusProps) {
  if (more.status === 'loading') return <Loading label={label}>{skeleton}</Loading>
  if (more.status === 'failed') return <FailureNotice failure={more.failure} message={failed} onRetry={onRetry} />
  return null
}
