import { UserRound } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { isLongNick, shownNick } from '#lib/shownNick.ts'
import { profileHash } from '#lib/site/addresses/profileHash.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import { messages } from '../header.messages.ts'

/** Opens the profile aside by the page's address (contract §5). */
const PROFILE = profileHash()

/** @param user Undefined while the profile is not known: the aside says what there is to say. */
export function ProfileButton({ user }: { user: CurrentUser | undefined }) {
  const { t } = useIntl()
  const nick = user && shownNick(user.nick)
  return (
    <LinkButton
      kind="quiet"
      className="account"
      part="profile"
      href={PROFILE}
      icon={nick ? <Avatar nick={nick} url={user.avatarUrl} size={28} /> : <Icon of={UserRound} />}
    >
      <span className="visually-hidden">{nick ? t(messages.profileOf, { nick }) : t(messages.profile)}</span>
      {nick && (
        <bdi className="word" aria-hidden="true" data-long={isLongNick(nick) ? '' : undefined}>
          {nick}
        </bdi>
      )}
    </LinkButton>
  )
}
