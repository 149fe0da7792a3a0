import { Check, Plus, X } from 'lucide'
import type { ReactNode } from 'react'
import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import type { Library } from '../../src/library/library.types.ts'
import type { Session } from '../../src/session/session.types.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { LiveRegion } from '../../src/ui/LiveRegion.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx'
import { calledName } from './calledName.ts'
import { messages } from './follow.messages.ts'
import { followingOf } from './follow.model.ts'
import type { FollowOptions } from './follow.schema.ts'
import type { FollowStore } from './follow.store.ts'

export interface FollowProps {
  target: FollowOptions
  store: FollowStore
  library: Library
  session: Pick<Session, 'get' | 'subscribe'>
  /** The offer of notifications, once there is one to make. */
  offer: () => ReactNode
}

export function Follow({ target, store, library, session, offer }: FollowProps) {
  const { t } = useIntl()
  const moment = useStore(store)
  const state = useStore(library)
  const reader = useSyncExternalStore(session.subscribe, session.get, session.get)
  const following = followingOf(state, reader, target)
  const name = calledName(t, target)
  const fresh = moment.status !== 'quiet'
  const done = moment.status === 'followed' || moment.status === 'offering'
  const news = useMemo(() => (done ? { text: t(messages.nowFollowed, { name }) } : undefined), [done, name, t])

  if (following.status === 'oneself') return null
  if (following.status === 'unknown') {
    // Without words: a page may have many of them, and each lasts a moment.
    return <Skeleton height="2rem" width="6.5rem" />
  }
  const followed = following.status === 'followed'
  return (
    <>
      <Button
        className="follow"
        part="button"
        data-followed={followed ? '' : undefined}
        data-fresh={fresh ? '' : undefined}
        busy={following.changing ? t(messages.saving) : undefined}
        onClick={() => store.press(!followed)}
        onPointerLeave={store.leave}
        onBlur={store.leave}
      >
        {/* Both words at once: the name says how it stands and what a press does, and the width stays. */}
        <span className="words">
          <span className="word">
            <Icon of={followed ? Check : Plus} size={16} />
            {t(followed ? messages.followed : messages.follow)}
          </span>
          <VisuallyHidden>{followed ? `${name}.` : name}</VisuallyHidden>
          {followed && (
            <span className="word remove">
              <Icon of={X} size={16} />
              {t(messages.remove)}
            </span>
          )}
        </span>
      </Button>
      <LiveRegion message={news} />
      {moment.status === 'offering' && offer()}
    </>
  )
}
