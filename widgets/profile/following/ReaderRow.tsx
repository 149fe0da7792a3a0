import { Star } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { isLongNick } from '#lib/shownNick.ts'
import type { ReaderCard } from '#page/library/cards/cards.schema.ts'
import { has, isChanging } from '#page/library/library.model.ts'
import type { LibraryState } from '#page/library/library.types.ts'
import { getKnownReaders } from '#page/session/getKnownReaders.ts'
import type { ProfileServices } from '../profile.types.ts'
import { FollowToggle } from './FollowToggle.tsx'
import { followingMessages } from './following.messages.ts'

export interface ReaderRowProps {
  card: ReaderCard
  state: LibraryState
  services: ProfileServices
  /** The reader's own card has no button. */
  isOwn: boolean
  onToggle: (followed: boolean) => void
}

/** Another reader: picture, nick, marks and the button to follow; the nick leads to the public profile. */
export function ReaderRow({ card, state, services, isOwn, onToggle }: ReaderRowProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const { id, nick, name, avatar, premium, insignia } = card
  const { context, prefetch, route } = services
  const shown = shownNick(nick)
  const followed = has(state, 'user', id)
  const approach = () => prefetch('reader')
  return (
    <div className="followed">
      <Avatar nick={nick} url={avatar} size={40} />
      <div className="reader-words">
        <p className="followed-name">
          <button
            type="button"
            data-long={isLongNick(nick) ? '' : undefined}
            onClick={() => {
              getKnownReaders(context).remember({ id, nick, avatarUrl: avatar })
              route.open({ panel: 'reader', id })
            }}
            onPointerEnter={approach}
            onFocus={approach}
          >
            <bdi title={shown === nick ? undefined : nick}>{shown}</bdi>
          </button>
        </p>
        {name && name !== nick && <p className="muted">{name}</p>}
        {(premium === 'S' || premium === 'C') && (
          <p className="reader-mark">
            <Icon of={Star} size={12} /> {t(followingMessages.premium)}
          </p>
        )}
        {insignia && <p className="reader-mark">{insignia}</p>}
      </div>
      {/* Not before it is known which way it goes. */}
      {!isOwn && state.status !== 'loading' && (
        <FollowToggle
          nick={shown}
          followed={followed}
          changing={isChanging(state, 'user', id)}
          onPress={() => onToggle(!followed)}
        />
      )}
    </div>
  )
}
