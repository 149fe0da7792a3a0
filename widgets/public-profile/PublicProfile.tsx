import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Link } from '#kit/ui/Link.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { isLongNick } from '#lib/shownNick.ts'
import { messages } from './public-profile.messages.ts'

export interface PublicProfileProps {
  userId: string
  nick: string | undefined
  /** The address is about to name the panel. */
  onPress: () => void
}

/** A nick that opens its reader's profile in the aside: a link, because the panel has an address of its own. */
export function PublicProfile({ userId, nick: given, onPress }: PublicProfileProps) {
  const { t } = useIntl()
  const nick = useShownNick()(given)
  return (
    <Link
      className="nick"
      part="link"
      href={`#profile.reader.${encodeURIComponent(userId)}`}
      aria-label={t(messages.profileOf, { nick })}
      onClick={onPress}
    >
      <bdi data-long={isLongNick(nick) ? '' : undefined}>{nick}</bdi>
    </Link>
  )
}
