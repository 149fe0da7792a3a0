import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useHostView } from '#islands/island/useHostView.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { SkeletonText } from '#kit/ui/feedback/SkeletonText.tsx'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { PaywallBox } from './box/PaywallBox.tsx'
import type { PaywallLinks } from './offer/paywallLinks.types.ts'
import { messages } from './paywall.messages.ts'
import type { PaywallStore } from './paywall.store.ts'

export interface PaywallProps {
  store: PaywallStore
  links: PaywallLinks
  /** The box starts as a bar at the window's edge, so no space is reserved in the article. */
  folded: boolean
}

/** Shows the fallback until the store has decided; renders nothing when there is no message. */
export function Paywall({ store, links, folded }: PaywallProps) {
  const state = useStore(store)
  const { t } = useIntl()
  const root = useRef<HTMLDivElement>(null)
  useHostView('place' in state ? state.place : state.status)

  useEffect(() => {
    const lifetime = new AbortController()
    store.start(lifetime.signal)
    return () => lifetime.abort()
  }, [store])

  const retry = () => {
    // The button unmounts, so the focus moves to its container.
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
          <div className="main">
            <FailureNotice failure={state.failure} message={t(messages.failed)} onRetry={retry} />
            <slot />
          </div>
        )
      case 'shown':
        return (
          <PaywallBox
            presentation={state.presentation}
            place={state.place}
            // A server knows no app.
            links={state.isEverybodys ? { ...links, inApp: false, sells: true } : links}
            onToggle={store.toggle}
          />
        )
    }
  }
  return (
    <div ref={root} tabIndex={-1}>
      {view()}
    </div>
  )
}
