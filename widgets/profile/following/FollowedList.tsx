import { type IconNode, X } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { Button } from '#kit/ui/Button.tsx'
import emptyStateCss from '#kit/ui/emptyState.css?inline'
import { Icon } from '#kit/ui/Icon.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import type { CardsApi, FetchCards } from '#page/library/cards/cards.api.ts'
import { getLibrary } from '#page/library/getLibrary.ts'
import { idsOf, isChanging } from '#page/library/library.model.ts'
import type { FollowKind } from '#page/library/library.types.ts'
import { Cards } from '../cards/Cards.tsx'
import cardsCss from '../cards/cards.css?inline'
import { NothingYet } from '../cards/NothingYet.tsx'
import { useCardList } from '../cards/useCardList.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { ProfileServices } from '../profile.types.ts'
import { createFollowing } from './createFollowing.ts'
import css from './following.css?inline'
import { followingMessages } from './following.messages.ts'

const adopt = adoptAround(cardsCss, emptyStateCss, css)

/** CSS pixels of a row. */
const ROW_HEIGHT = 65

interface Followed {
  id: string
  name: string
  url?: string | null | undefined
}

export interface FollowedListProps<Card extends Followed> {
  services: ProfileServices
  kind: FollowKind
  /** Accessible name of the list. */
  label: string
  fetch: (api: CardsApi) => FetchCards<Card>
  empty: string
  icon: IconNode
  /** Before the name. */
  picture?: (card: Card) => ReactNode
}

/** The reader's follows of one kind, page by page, with a button to remove each (reader-account §2, "Following menu"). */
export const FollowedList = <Card extends Followed>(props: FollowedListProps<Card>) => (
  <div ref={adopt}>
    <ReaderPanel services={props.services} rows={6}>
      {({ id }) => <Rows key={id} {...props} />}
    </ReaderPanel>
  </div>
)

function Rows<Card extends Followed>(props: FollowedListProps<Card>) {
  const { services, kind, label, fetch, empty, icon, picture } = props
  const { t } = useIntl()
  const library = getLibrary(services.context)
  const state = useStore(library)
  const [following] = useState(() => createFollowing(library, services.context))
  const list = useCardList(services, {
    fetch,
    idsIn: (state) => (state.status === 'known' ? idsOf(state, kind) : undefined),
  })

  const rowOf = (card: Card, leave: () => void) => {
    const { id, url } = card
    const name = t(followingMessages.named, { kind, name: card.name })
    const leaving = isChanging(state, kind, id)
    const unfollow = () => {
      leave()
      void following.unfollow({ kind, id, name })
    }
    return (
      <div className="followed">
        {picture?.(card)}
        <p className="followed-name">{url ? <Link href={url}>{card.name}</Link> : card.name}</p>
        <Button
          kind="quiet"
          icon={<Icon of={X} size={16} />}
          busy={leaving ? t(followingMessages.saving) : undefined}
          onClick={unfollow}
          data-row-action=""
        >
          {t(followingMessages.unfollow)}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    )
  }
  return (
    <Cards
      list={list}
      label={label}
      rowHeight={ROW_HEIGHT}
      picture={picture && 'portrait'}
      empty={<NothingYet icon={icon} text={empty} />}
      renderCard={rowOf}
    />
  )
}
