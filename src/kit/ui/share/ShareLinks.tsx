import { Check, Ellipsis, Link } from 'lucide'
import { useMemo, useState } from 'react'
import type { Shared } from '#lib/share/shareTargets.ts'
import { adoptAround } from '../../styles/adoptStyles.ts'
import { LiveRegion } from '../feedback/LiveRegion.tsx'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { ShareIcon } from '../ShareIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import shareCss from './share.css?inline'
import { type ShareTexts, shareOptions } from './shareOptions.ts'

export interface ShareActions {
  shared: Shared
  /** Opens the app's share sheet. @returns False when there is none. */
  shareInApp(): boolean
  /** Copies the address. @returns False after an error was shown: the browser did not allow it. */
  copyLink(): Promise<boolean>
  /** Opens the device's share sheet; undefined when it has none. */
  shareByDevice: (() => Promise<void>) | undefined
  /** Called when a link to this place was clicked. */
  onShared(channel: string): void
}

export interface ShareLinksProps {
  actions: ShareActions
  texts: ShareTexts
  /** Of each link and button. */
  part: string
}

const adopt = adoptAround(shareCss)

/** The link to copy, one link per place to share to, and the device's share sheet if it has one. */
export function ShareLinks({ actions, texts, part }: ShareLinksProps) {
  const { shareByDevice } = actions
  // A widget names its parts itself.
  const target = { className: 'target', part }
  const [isCopied, setCopied] = useState(false)
  const copied = useMemo(() => (isCopied ? { text: texts.copied } : undefined), [isCopied, texts.copied])
  const copy = async () => {
    setCopied(false)
    setCopied(await actions.copyLink())
  }
  return (
    <div className="targets" ref={adopt}>
      <IconButton
        {...target}
        label={isCopied ? texts.copied : texts.copy}
        icon={<Icon of={isCopied ? Check : Link} />}
        onClick={() => void copy()}
      />
      <LiveRegion announcement={copied} />
      {shareOptions(actions.shared, texts).map(({ target: place, text, href, title }) => (
        <a
          key={place}
          {...target}
          href={href}
          title={title}
          // `mailto:` opens a mail program, so it needs no new tab.
          target={place === 'mail' ? undefined : '_blank'}
          rel="noopener noreferrer"
          onClick={() => actions.onShared(place)}
        >
          <ShareIcon target={place} />
          <VisuallyHidden>{text}</VisuallyHidden>
        </a>
      ))}
      {shareByDevice && (
        <IconButton
          {...target}
          label={texts.device}
          icon={<Icon of={Ellipsis} />}
          onClick={() => void shareByDevice()}
        />
      )}
    </div>
  )
}
