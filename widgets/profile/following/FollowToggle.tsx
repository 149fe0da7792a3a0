import { useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { FollowButton } from '#kit/ui/follow/FollowButton.tsx'
import { followingMessages } from './following.messages.ts'

export interface FollowToggleProps {
  /** The nick of the reader whom it follows, as it is shown. */
  nick: string
  followed: boolean
  changing: boolean
  onPress: () => void
}

/** Follows a reader or stops. */
export function FollowToggle({ nick, followed, changing, onPress }: FollowToggleProps) {
  const { t } = useIntl()
  const [fresh, setFresh] = useState(false)
  return (
    <FollowButton
      name={t(followingMessages.named, { kind: 'user', name: nick })}
      followed={followed}
      changing={changing}
      fresh={fresh}
      words={{
        follow: t(followingMessages.follow),
        followed: t(followingMessages.followed),
        unfollow: t(followingMessages.unfollow),
        saving: t(followingMessages.saving),
      }}
      onPress={() => {
        setFresh(!followed)
        onPress()
      }}
      onLeave={() => setFresh(false)}
      data-row-action=""
    />
  )
}
