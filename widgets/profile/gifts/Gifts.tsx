import { Gift } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import articleCardCss from '../../../src/content/articleCard.css?inline'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { addresses } from '../../../src/site/addresses/addresses.ts'
import { GIFTS_A_MONTH } from '../../../src/site/gifts.ts'
import { adoptAround } from '../../../src/styles/adoptStyles.ts'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import emptyStateCss from '../../../src/ui/emptyState.css?inline'
import { LinkButton } from '../../../src/ui/LinkButton.tsx'
import { Cards } from '../cards/Cards.tsx'
import { CardsSkeleton } from '../cards/CardsSkeleton.tsx'
import cardsCss from '../cards/cards.css?inline'
import { useCardList } from '../cards/useCardList.ts'
import type { PanelProps } from '../profile.types.ts'
import { GiftCount } from './GiftCount.tsx'
import { GiftedArticle } from './GiftedArticle.tsx'
import css from './gifts.css?inline'
import { giftsMessages } from './gifts.messages.ts'
import { NotIncluded } from './NotIncluded.tsx'

const adopt = adoptAround(articleCardCss, cardsCss, emptyStateCss, css)

/** CSS pixels of an article's row. */
const ROW_HEIGHT = 129

/** The articles that the reader has given away (reader-account §2, "Gifts screen"). */
export function Gifts({ services }: PanelProps) {
  const { app, session } = services.context
  const reader = useSyncExternalStore(session.subscribe, session.get, session.get)
  const user = reader.status === 'anonymous' ? undefined : reader.user
  return (
    <div ref={adopt}>
      {!user && <CardsSkeleton rowHeight={ROW_HEIGHT} />}
      {user && !user.canGiveAway && <NotIncluded subscriber={user.subscriber} mayOffer={app.channel !== 'ios'} />}
      {user?.canGiveAway && <GivenAway services={services} remaining={user.numberGiftsRemaining ?? GIFTS_A_MONTH} />}
    </div>
  )
}

function GivenAway({ services, remaining }: Pick<PanelProps, 'services'> & { remaining: number }) {
  const { t } = useIntl()
  const [now] = useState(services.context.now)
  // What is given away on the page below while the aside is open cannot be: the aside is modal.
  const list = useCardList(services, { fetch: (api) => api.gifts, idsIn: () => undefined })
  return (
    <>
      <GiftCount remaining={remaining} now={now} />
      <Cards
        list={list}
        label={t(giftsMessages.label)}
        rowHeight={ROW_HEIGHT}
        empty={
          <EmptyState
            icon={Gift}
            text={t(giftsMessages.empty)}
            action={<LinkButton href={addresses.home}>{t(giftsMessages.home)}</LinkButton>}
          />
        }
        more={t(giftsMessages.more)}
        renderCard={(card) => <GiftedArticle card={card} now={now} />}
      />
    </>
  )
}
