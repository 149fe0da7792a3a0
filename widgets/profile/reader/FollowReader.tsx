import { Check, Plus } from 'lucide'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { failureMessage } from '../../../src/api/apiFailure.ts'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { failureMessages } from '../../../src/i18n/shared.messages.ts'
import { getLibrary } from '../../../src/library/getLibrary.ts'
import { has, isChanging } from '../../../src/library/library.model.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion.tsx'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import type { ProfileServices } from '../profile.types.ts'
import { readerMessages as messages } from './reader.messages.ts'

export interface ReaderActionProps {
  userId: string
  nick: string
  services: ProfileServices
}

/** Follows a reader or stops, at once, with rollback (reader-account §4, "Follow toggle on a reader"). */
export function FollowReader({ userId, nick, services, onChanged }: ReaderActionProps & { onChanged: () => void }) {
  const { t } = useIntl()
  const { context } = services
  const library = getLibrary(context)
  const state = useStore(library)
  const followed = has(state, 'user', userId)
  const [changed, setChanged] = useState<{ followed: boolean }>()
  const announcement = useMemo(
    () => changed && { text: t(changed.followed ? messages.nowFollowed : messages.noLongerFollowed, { nick }) },
    [changed, nick, t],
  )

  // Who follows already must not see “follow”.
  if (state.status === 'loading') return <Skeleton height={2.5} width={8} />

  const press = async () => {
    const wanted = !followed
    const result = await (wanted ? library.follow('user', userId) : library.unfollow('user', userId))
    if (!result.ok) {
      const text = t(failureMessages[failureMessage(result.failure)])
      if (result.failure.kind !== 'aborted') context.snackbars.show({ text, kind: 'error' })
      return
    }
    setChanged({ followed: wanted })
    // Following a reader counts as a comments event (reader-account §7, "Analytics events").
    context.analytics.track({ category: 'comments', action: wanted ? 'follow' : 'unfollow', label: userId })
    if (context.app.inApp) context.app.send('requestToken')
    onChanged()
  }
  return (
    <>
      <Button
        className="reader-follow"
        kind={followed ? 'secondary' : 'primary'}
        data-followed={followed ? '' : undefined}
        busy={isChanging(state, 'user', userId) ? t(messages.saving) : undefined}
        icon={<Icon of={followed ? Check : Plus} size={16} />}
        onClick={() => void press()}
      >
        {/* Both labels are rendered: the name says what is so and what a press does. */}
        <span className="reader-state">
          {t(followed ? messages.followedNow : messages.follow)}
          <VisuallyHidden>{followed ? ` ${nick}. ` : ` ${nick}`}</VisuallyHidden>
        </span>
        {followed && <span className="reader-remove">{t(messages.unfollow)}</span>}
      </Button>
      <LiveRegion message={announcement} />
    </>
  )
}
