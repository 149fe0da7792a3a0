import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useReader } from '#islands/island/useReader.ts'
import { focusSafely } from '#kit/dom/focusSafely.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { FollowButton } from '#kit/ui/follow/FollowButton.tsx'
import type { Library } from '#page/library/library.types.ts'
import type { Session } from '#page/session/session.types.ts'
import { messages } from './follow.messages.ts'
import { followingOf } from './follow.model.ts'
import type { FollowOptions } from './follow.schema.ts'
import type { FollowStore } from './follow.store.ts'
import { targetName } from './targetName.ts'

export interface FollowProps {
  target: FollowOptions
  store: FollowStore
  library: Library
  session: Pick<Session, 'get' | 'subscribe'>
  /** By a server. */
  isRendered: boolean
  /** Renders the notifications offer; called only in the `offering` state. */
  offer: (returnFocus: () => void) => ReactNode
}

export function Follow({ target, store, library, session, isRendered, offer }: FollowProps) {
  const { t } = useIntl()
  const followState = useStore(store)
  const libraryState = useStore(library)
  const following = followingOf(libraryState, useReader(session), target, isRendered)
  const name = targetName(t, target)
  const offering = followState.status === 'offering'
  const justPressed = offering ? followState.fresh : followState.status !== 'idle'
  const justFollowed = followState.status === 'followed' || (offering && followState.pressed)
  const announcement = useMemo(() => {
    const parts = [justFollowed && t(messages.nowFollowed, { name }), offering && t(messages.offerTitle)]
    const text = parts.filter(Boolean).join(' ')
    return text ? { text } : undefined
  }, [justFollowed, offering, name, t])
  const button = useRef<HTMLButtonElement>(null)
  const returnFocus = useCallback(() => void focusSafely(button.current), [])

  if (following.status === 'oneself') return null
  if (following.status === 'unknown') {
    // No loading text for screen readers: a page may have many buttons, and each loads briefly.
    return <Skeleton height={2} width={8.25} />
  }
  return (
    <>
      <FollowButton
        ref={button}
        part="button"
        name={name}
        followed={following.status === 'followed'}
        changing={following.changing}
        fresh={justPressed}
        words={{
          follow: t(messages.follow),
          followed: t(messages.followed),
          unfollow: t(messages.unfollow),
          saving: t(messages.saving),
        }}
        onPress={() => void store.press(following.status !== 'followed')}
        onLeave={store.leave}
      />
      <LiveRegion announcement={announcement} />
      {offering && offer(returnFocus)}
    </>
  )
}
