import { Gift } from 'lucide'
import { useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import emptyStateCss from '#kit/ui/emptyState.css?inline'
import { GIFTS_A_MONTH } from '#lib/site/gifts.ts'
import { ArticleCards } from '../cards/ArticleCards.tsx'
import articleCardCss from '../cards/articleCard.css?inline'
import cardsCss from '../cards/cards.css?inline'
import { NothingYet } from '../cards/NothingYet.tsx'
import { useCardList } from '../cards/useCardList.ts'
import { ReaderPanel } from '../panels/ReaderPanel.tsx'
import type { PanelProps } from '../profile.types.ts'
import { GiftCount } from './GiftCount.tsx'
import { GiftedArticle } from './GiftedArticle.tsx'
import css from './gifts.css?inline'
import { giftsMessages } from './gifts.messages.ts'
import { NotIncluded } from './NotIncluded.tsx'

const adopt = adoptAround(articleCardCss, cardsCss, emptyStateCss, css)

/** The articles that the reader has given away (reader-account §2, "Gifts screen"). */
export const Gifts = ({ services }: PanelProps) => (
  <div ref={adopt}>
    <ReaderPanel services={services} rows={5}>
      {({ id, subscriber, canGiveAway, numberGiftsRemaining }) =>
        canGiveAway ? (
          <GivenAway key={id} services={services} remaining={numberGiftsRemaining ?? GIFTS_A_MONTH} />
        ) : (
          <NotIncluded
            subscriber={subscriber}
            mayOffer={services.context.app.channel !== 'ios'}
            links={services.links}
          />
        )
      }
    </ReaderPanel>
  </div>
)

function GivenAway({ services, remaining }: Pick<PanelProps, 'services'> & { remaining: number }) {
  const { t } = useIntl()
  const [now] = useState(services.context.now)
  // Nothing can be given away on the page below while the aside is open: the aside is modal.
  const list = useCardList(services, { fetch: (api) => api.gifts, idsIn: () => undefined })
  return (
    <>
      <GiftCount remaining={remaining} now={now} />
      <ArticleCards
        list={list}
        label={t(giftsMessages.label)}
        empty={<NothingYet icon={Gift} text={t(giftsMessages.empty)} />}
        renderCard={(card) => <GiftedArticle card={card} now={now} />}
      />
    </>
  )
}
