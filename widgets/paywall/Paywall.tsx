import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { FailureNotice } from '../../src/overlays/FailureNotice.tsx'
import { Loading } from '../../src/ui/Loading.tsx'
import { SkeletonText } from '../../src/ui/SkeletonText.tsx'
import { PaywallBox } from './PaywallBox.tsx'
import { messages } from './paywall.messages.ts'
import type { PaywallStore } from './paywall.store.ts'
import type { Ways } from './ways.ts'

export interface PaywallProps {
  store: PaywallStore
  ways: Ways
  /** The box starts as a bar at the window's edge, so there is no place in the article to keep for it. */
  folded: boolean
}

/** Until something is decided the marker's own children show; where nothing is to be said there is nothing. */
export function Paywall({ store, ways, folded }: PaywallProps) {
  const state = useStore(store)
  const { t } = useIntl()
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const life = new AbortController()
    store.start(life.signal)
    return () => life.abort()
  }, [store])

  const retry = () => {
    // The button goes; whoever pressed it stays at this place.
    root.current?.focus()
    store.retry()
  }

  const view = () => {
    switch (state.status) {
      case 'waiting':
        return <slot />
      case 'hidden':
        return null
      case 'loading':
        return folded ? (
          <slot />
        ) : (
          <Loading label={t(messages.loading)}>
            <div className="box loading">
              <SkeletonText lines={4} />
            </div>
          </Loading>
        )
      case 'error':
        return (
          <>
            <FailureNotice failure={state.failure} onRetry={retry} />
            <slot />
          </>
        )
      case 'shown':
        return <PaywallBox presentation={state.presentation} place={state.place} ways={ways} onToggle={store.toggle} />
    }
  }
  return (
    <div ref={root} tabIndex={-1}>
      {view()}
    </div>
  )
}
