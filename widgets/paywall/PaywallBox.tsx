import { useIntl } from '../../src/i18n/IntlContext.ts'
import type { BoxProps } from './Box.tsx'
import { Box } from './Box.tsx'
import { colourOf } from './colourOf.ts'
import { isWall } from './hiddenReason.ts'
import { LoginRegister } from './login/LoginRegister.tsx'
import { Offer } from './offer/Offer.tsx'
import { wordsOf } from './offer/wordsOf.ts'
import type { Place, Presentation } from './paywall.model.ts'
import type { PaywallType } from './paywall.schema.ts'
import type { Ways } from './ways.ts'

function layoutOf(type: PaywallType): BoxProps['layout'] {
  if (type === 'gift') return 'gift'
  if (type === 'login-register') return 'login'
  return isWall(type) || type === 'gift-expired' ? 'wall' : 'column'
}

export interface PaywallBoxProps {
  presentation: Presentation
  place: Place
  ways: Ways
  onToggle: () => void
}

export function PaywallBox({ presentation, place, ways, onToggle }: PaywallBoxProps) {
  const { type, content, counter, foldable } = presentation
  const words = wordsOf(presentation, useIntl())
  const image = words.content.imageUrl && ways.image(words.content.imageUrl)
  const parts = { presentation, words, ways }
  return (
    <Box
      title={words.title}
      place={place}
      layout={layoutOf(type)}
      colour={colourOf(content.colour)}
      onToggle={foldable ? onToggle : undefined}
    >
      <div className="main">
        {words.tag && <p className="tag">{words.tag}</p>}
        {type === 'column-counter' && counter && <Meter {...counter} />}
        {type === 'login-register' ? <LoginRegister {...parts} /> : <Offer {...parts} />}
      </div>
      {image && (
        <img
          src={image}
          alt=""
          // An offer is whole without its picture, and shabby with a broken one.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      )}
    </Box>
  )
}

/** Drawn only: the number is said in words beside it. */
const Meter = ({ used, total }: { used: number; total: number }) => (
  <div className="meter" aria-hidden="true">
    <span style={{ width: `${(used / total) * 100}%` }} />
  </div>
)
