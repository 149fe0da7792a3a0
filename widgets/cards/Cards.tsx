import type { CSSProperties } from 'react'
import { useHostView } from '#islands/island/useHostView.ts'
import { ContentCard } from '#kit/content/cards/ContentCard.tsx'
import type { CardAddresses } from '#kit/content/cards/cardAddresses.ts'
import type {} from '#kit/content/cards/contentCard.css'
import type { ContentCardData } from '#kit/content/cards/contentCard.schema.ts'
import { SectionHead, type SectionHeadProps } from '#kit/content/cards/SectionHead.tsx'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from './cards.messages.ts'
import type { CardsLayout } from './cards.schema.ts'

export interface CardsProps {
  /** In order; nothing at all is shown without one. */
  cards: readonly ContentCardData[]
  head: Omit<SectionHeadProps, 'addresses'> | undefined
  layout: CardsLayout
  addresses: CardAddresses
  now: Date
}

/** Up to so many cards beside the leading one, they fill its height in one column. */
const COLUMN = 7

/** A section's head and its contents. */
export function Cards({ cards, head, layout, addresses, now }: CardsProps) {
  const { t } = useIntl()
  const isEmpty = cards.length === 0
  useHostView(isEmpty ? 'empty' : 'shown')
  if (isEmpty) return null
  // The leading one is as high as what stands beside it, in one column or two; the sheet reads how many rows these have, and how wide a card is. A style comes
  // later than what a server has rendered, so that the usual numbers are attributes.
  const beside = cards.length - 1
  const span = beside > COLUMN ? 1 : 2
  const rows = Math.max(1, Math.ceil((beside * span) / 2))
  // React's CSSProperties type has no custom properties.
  const manyRows = rows > COLUMN ? ({ '--rows': rows } as CSSProperties) : undefined
  return (
    <div className="section" part="section">
      {head && <SectionHead {...head} addresses={addresses} />}
      <ul
        role="list"
        className="cards"
        data-layout={layout}
        data-rows={rows}
        data-span={span}
        style={manyRows}
        aria-label={head ? undefined : t(messages.list)}
      >
        {cards.map((card) => (
          <li key={card.id} className="q-content-item" part="card">
            <ContentCard card={card} addresses={addresses} isTitled={head !== undefined} now={now} />
          </li>
        ))}
      </ul>
    </div>
  )
}
