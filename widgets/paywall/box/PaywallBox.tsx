import { legibleColour } from '#kit/dom/colours/legibleColour.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { closesArticle } from '../access/hiddenReason.ts'
import { LoginRegister } from '../login/LoginRegister.tsx'
import { FoldedOffer } from '../offer/FoldedOffer.tsx'
import { getBoxTexts } from '../offer/getBoxTexts.ts'
import { Offer } from '../offer/Offer.tsx'
import type { PaywallLinks } from '../offer/paywallLinks.types.ts'
import type { Position, Presentation } from '../paywall.model.ts'
import type { PaywallType } from '../paywall.schema.ts'
import { Box, type BoxProps } from './Box.tsx'

function layoutOf(type: PaywallType): BoxProps['layout'] {
  if (type === 'gift') return 'gift'
  return closesArticle(type) ? 'wall' : 'column'
}

export interface PaywallBoxProps {
  presentation: Presentation
  place: Position
  links: PaywallLinks
  onToggle: () => void
}

export function PaywallBox({ presentation, place, links, onToggle }: PaywallBoxProps) {
  const { type, content, counter, foldable } = presentation
  const texts = getBoxTexts(presentation, useIntl())
  const image = texts.content.imageUrl && links.image(texts.content.imageUrl)
  const parts = { presentation, texts, links }
  return (
    <Box
      title={texts.title}
      place={place}
      layout={layoutOf(type)}
      colour={legibleColour(content.colour)}
      onToggle={foldable ? onToggle : undefined}
      folded={<FoldedOffer {...parts} />}
    >
      <div className="main">
        {texts.tag && <p className="tag">{texts.tag}</p>}
        {type === 'column-counter' && counter && <Meter {...counter} />}
        {type === 'login-register' ? <LoginRegister {...parts} /> : <Offer {...parts} />}
      </div>
      {image && (
        <img
          src={image}
          alt=""
          // An offer is complete without its picture, so a broken one is hidden.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      )}
    </Box>
  )
}

/** Decorative: the text beside it has the number. */
const Meter = ({ used, total }: { used: number; total: number }) => (
  <div className="meter" aria-hidden="true">
    <span style={{ width: `${(used / total) * 100}%` }} />
  </div>
)
