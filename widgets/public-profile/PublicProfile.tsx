import { isPlainClick } from '#kit/dom/isPlainClick.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Link } from '#kit/ui/Link.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { isLongNick } from '#lib/shownNick.ts'
import { profileHash } from '#lib/site/addresses/profileHash.ts'
import { messages } from './public-profile.messages.ts'

export interface PublicProfileProps {
  userId: string
  nick: string | undefined
  /** Of the reader's own page, where the marker has a link to it: for whoever opens another tab, or has no scripts. */
  address: string | undefined
  /** The address is about to name the panel. */
  onPress: () => void
}

/** A nick that opens its reader's profile in the aside: a link, because the panel has an address of its own. */
export function PublicProfile({ userId, nick: given, address, onPress }: PublicProfileProps) {
  const { t } = useIntl()
  const nick = useShownNick()(given)
  const panel = profileHash('reader', userId)
  return (
    <Link
      className="nick"
      part="link"
      href={address ?? panel}
      aria-label={t(messages.profileOf, { nick })}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        onPress()
        if (address === undefined) return
        event.preventDefault()
        location.hash = panel
      }}
    >
      <bdi data-long={isLongNick(nick) ? '' : undefined}>{nick}</bdi>
    </Link>
  )
}
