import { Check, Link, Share2 } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Spinner } from '#kit/ui/feedback/Spinner.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { ShareIcon } from '#kit/ui/ShareIcon.tsx'
import { type ShareTarget, shareNames } from '#lib/share/shareTargets.ts'
import { messages } from '../gift.messages.ts'
import type { GiftChannel } from '../gift.model.ts'

export interface GiftChannelsProps {
  byDevice: boolean
  places: readonly ShareTarget[]
  /** The channel whose link is pending; the others are disabled meanwhile. */
  making: GiftChannel | undefined
  copied: boolean
  onGive(channel: GiftChannel): void
}

/** The accessible name of a channel's button. */
export function useChannelName(): (channel: GiftChannel) => string {
  const { t } = useIntl()
  return (channel) => {
    if (channel === 'copy') return t(messages.copy)
    if (channel === 'device') return t(messages.device)
    return t(messages.via, { name: channel === 'mail' ? t(messages.mail) : shareNames[channel] })
  }
}

/** The gift channels: a button to copy the link, and round ones for the share sheet and for each place. */
export function GiftChannels({ byDevice, places, making, copied, onGive }: GiftChannelsProps) {
  const { t } = useIntl()
  const nameOf = useChannelName()
  const buttonOf = (channel: ShareTarget | 'device') => (
    <IconButton
      key={channel}
      className="channel"
      part="channel"
      label={nameOf(channel)}
      icon={
        making === channel ? <Spinner /> : channel === 'device' ? <Icon of={Share2} /> : <ShareIcon target={channel} />
      }
      aria-disabled={making !== undefined}
      aria-busy={making === channel}
      onClick={() => onGive(channel)}
    />
  )
  return (
    <fieldset className="channels" aria-label={t(messages.channels)}>
      <Button
        className="copy"
        part="copy"
        icon={<Icon of={copied ? Check : Link} />}
        busy={making === 'copy' ? t(messages.making) : undefined}
        aria-disabled={making !== undefined}
        onClick={() => onGive('copy')}
      >
        {/* The other words lie under these, so that the press changes no width. */}
        <span className="copy-words">
          <span aria-hidden="true">{copied ? t(messages.copy) : t(messages.copied)}</span>
          <span>{copied ? t(messages.copied) : t(messages.copy)}</span>
        </span>
      </Button>
      {byDevice && buttonOf('device')}
      {places.length > 0 && <div className="places">{places.map(buttonOf)}</div>}
    </fieldset>
  )
}
