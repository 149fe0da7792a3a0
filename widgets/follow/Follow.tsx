import { Check, Plus, X } from 'lucide'
import type { ReactNode } from 'react'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { focusSafely } from '../../src/dom/focusSafely.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import type { Library } from '../../src/library/library.types.ts'
import type { Session } from '../../src/session/session.types.ts'
import { Button } from '../../src/ui/Button.tsx'
import { LiveRegion } from '../../src/ui/feedback/LiveRegion.tsx'
import { Skeleton } from '../../src/ui/feedback/Skeleton.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx'
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
  /** Renders the notifications offer; called only in the `offering` state. */
  offer: (returnFocus: () => void) => ReactNode
}

export function Follow({ target, store, library, session, offer }: FollowProps) {
  const { t } = useIntl()
  const followState = useStore(store)
  const libraryState = useStore(library)
  const sessionState = useSyncExternalStore(session.subscribe, session.get, session.get)
  const following = followingOf(libraryState, sessionState, target)
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
  const followed = following.status === 'followed'
  return (
    <>
      <Button
        ref={button}
        className="follow"
        part="button"
        data-followed={followed ? '' : undefined}
        data-fresh={justPressed ? '' : undefined}
        busy={following.changing ? t(messages.saving) : undefined}
        onClick={({ detail }) => {
          // Whoever clicks twice wants to follow. A key, which has no clicks to count, or a later click does unfollow.
          if (detail < (justPressed ? 1 : 2)) void store.press(!followed)
        }}
        onPointerLeave={store.leave}
        onBlur={store.leave}
      >
        {/* All labels are rendered: the accessible name gives state and action, and no press changes the width. */}
        <span className="words">
          <span className="word reserve" aria-hidden="true">
            <Icon of={Plus} size={16} />
            {t(followed ? messages.follow : messages.followed)}
          </span>
          <span className="word">
            <Icon of={followed ? Check : Plus} size={16} />
            {t(followed ? messages.followed : messages.follow)}
          </span>
          <VisuallyHidden>{followed ? `${name}.` : name}</VisuallyHidden>
          <span className={`word ${followed ? 'remove' : 'reserve'}`} aria-hidden={!followed}>
            <Icon of={X} size={16} />
            {t(messages.remove)}
          </span>
        </span>
      </Button>
      <LiveRegion message={announcement} />
      {offering && offer(returnFocus)}
    </>
  )
}
