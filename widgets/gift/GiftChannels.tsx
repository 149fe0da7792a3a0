import { Check, Link, Share2 } from 'lucide'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { shareNames } from '../../src/lib/shareTargets.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { ShareIcon } from '../../src/ui/ShareIcon.tsx'
import { Spinner } from '../../src/ui/Spinner.tsx'
import { messages } from './gift.messages.ts'
import type { Way } from './gift.model.ts'

export interface GiftChannelsProps {
  offered: readonly Way[]
  /** The way for which the link is being made: no other can be pressed meanwhile. */
  making: Way | undefined
  copied: boolean
  onGive(way: Way): void
}

/** The name of a way's button. */
export function useWayName(): (way: Way) => string {
  const { t } = useIntl()
  return (way) => {
    if (way === 'copy') return t(messages.copy)
    if (way === 'device') return t(messages.device)
    return t(messages.via, { name: way === 'mail' ? t(messages.mail) : shareNames[way] })
  }
}

/** The ways to hand the gift on: round ones for places, and the copy. */
export function GiftChannels({ offered, making, copied, onGive }: GiftChannelsProps) {
  const { t } = useIntl()
  const nameOf = useWayName()
  return (
    <fieldset className="ways" aria-label={t(messages.ways)}>
      {offered.map((way) =>
        way === 'copy' ? (
          <Button
            key={way}
            className="copy"
            part="copy"
            icon={<Icon of={copied ? Check : Link} />}
            busy={making === way ? t(messages.making) : undefined}
            aria-disabled={making !== undefined}
            onClick={() => onGive(way)}
          >
            {copied ? t(messages.copied) : t(messages.copy)}
          </Button>
        ) : (
          <IconButton
            key={way}
            className="way"
            part="way"
            label={nameOf(way)}
            title={nameOf(way)}
            icon={making === way ? <Spinner /> : way === 'device' ? <Icon of={Share2} /> : <ShareIcon target={way} />}
            aria-disabled={making !== undefined}
            aria-busy={making === way}
            onClick={() => onGive(way)}
          />
        ),
      )}
    </fieldset>
  )
}
