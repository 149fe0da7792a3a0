import { useIntl } from '#kit/i18n/IntlContext.ts'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { isLongNick } from '#lib/shownNick.ts'
import { getKnownReaders } from '#page/session/getKnownReaders.ts'
import type { ProfileServices } from '../profile.types.ts'
import { notificationsMessages as messages } from './notifications.messages.ts'
import type { Person } from './notifications.schema.ts'

export interface PeopleNamesProps {
  named: readonly Person[]
  /** How many more there are. */
  others: number
  services: ProfileServices
}

/** “Anna, Pere and 3 more”, each name a way to that reader's profile. Ends with a space: the sentence goes on. */
export function PeopleNames({ named, others, services }: PeopleNamesProps) {
  const { t, number } = useIntl()
  const shownNick = useShownNick()
  if (named.length === 0) return <>{shownNick('')} </>
  return (
    <>
      {named.map((person, index) => (
        <span key={person.id ?? person.nick}>
          {index > 0 && (others > 0 ? ', ' : ` ${t(messages.and)} `)}
          <Name person={person} services={services} />
        </span>
      ))}
      {others > 0 && ` ${t(messages.more, { count: others, shown: number(others) })}`}{' '}
    </>
  )
}

function Name({ person: { id, nick, avatar }, services }: { person: Person; services: ProfileServices }) {
  const { context, prefetch, route } = services
  const shownNick = useShownNick()
  const shown = shownNick(nick)
  const name = <bdi data-long={isLongNick(shown) ? '' : undefined}>{shown}</bdi>
  if (!id) return <strong>{name}</strong>
  return (
    <button
      type="button"
      className="note-nick"
      onClick={() => {
        getKnownReaders(context).remember({ id, nick, avatarUrl: avatar })
        route.open({ panel: 'reader', id })
      }}
      onPointerEnter={() => prefetch('reader')}
      onFocus={() => prefetch('reader')}
    >
      {name}
    </button>
  )
}
