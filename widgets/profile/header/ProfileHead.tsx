import { Pencil } from 'lucide'
import { useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Skeleton } from '#kit/ui/feedback/Skeleton.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { LazyPart } from '#kit/ui/LazyPart.tsx'
import { isLongNick, shownNick } from '#lib/shownNick.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import { preloadProps } from '../panels/preloadProps.ts'
import { menuMessages } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'

/** The signed-in reader, and whether others see them (reader-account §2, "Profile header"). */
export function ProfileHead({ user, services }: { user: CurrentUser; services: ProfileServices }) {
  const { t, number } = useIntl()
  const { nick, avatarUrl, followers, following, visible } = user
  const { context, prefetch, route } = services
  const [loadCounts] = useState(() => async () => {
    const [part] = await Promise.all([import('./OwnCounts.tsx'), context.loadTexts('header')])
    return part.OwnCounts
  })
  const counts = [
    ...(typeof followers === 'number'
      ? [t(menuMessages.followers, { count: followers, shown: number(followers) })]
      : []),
    ...(typeof following === 'number'
      ? [t(menuMessages.followed, { count: following, shown: number(following) })]
      : []),
  ]
  return (
    <div className="head">
      <Avatar nick={nick} url={avatarUrl} size={56} />
      <div className="head-who">
        <p className="head-nick" data-long={isLongNick(nick) ? '' : undefined}>
          {shownNick(nick)}
        </p>
        {visible && counts.length > 0 && <p className="muted">{counts.join(' · ')}</p>}
        {visible && (
          <LazyPart
            load={loadCounts}
            props={{ context }}
            waiting={<Skeleton width="60%" height={1.3125} />}
            onLoadFailed={() => undefined}
          />
        )}
        <p className="muted">{t(visible ? menuMessages.public : menuMessages.private)}</p>
      </div>
      <IconButton
        label={t(menuMessages.edit)}
        icon={<Icon of={Pencil} />}
        onClick={() => route.open({ panel: 'public-profile' })}
        {...preloadProps(() => prefetch('public-profile'))}
      />
    </div>
  )
}
