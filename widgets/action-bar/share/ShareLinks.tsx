import { Check, Ellipsis, Link } from 'lucide'
import { useMemo, useState } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { ShareIcon } from '../../../src/ui/ShareIcon.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'
import { messages } from '../action-bar.messages.ts'
import type { BarActions } from '../barActions.types.ts'
import { shareOptions } from './shareOptions.ts'

/** The link to copy, one link per place to share to, and the device's share sheet if it has one. */
export function ShareLinks({ actions }: { actions: BarActions }) {
  const intl = useIntl()
  const { shareByDevice } = actions
  const [isCopied, setCopied] = useState(false)
  const copied = useMemo(() => (isCopied ? { text: intl.t(messages.copied) } : undefined), [isCopied, intl])
  const copy = async () => {
    setCopied(false)
    setCopied(await actions.copyLink())
  }
  return (
    <>
      <IconButton
        className="target"
        part="target"
        label={intl.t(isCopied ? messages.copied : messages.copy)}
        icon={<Icon of={isCopied ? Check : Link} />}
        onClick={() => void copy()}
      />
      <LiveRegion message={copied} />
      {shareOptions(actions.shared, intl).map(({ target, text, href, title }) => (
        <a
          key={target}
          className="target"
          part="target"
          href={href}
          title={title}
          // `mailto:` opens a mail program, so it needs no new tab.
          target={target === 'mail' ? undefined : '_blank'}
          rel="noopener noreferrer"
          onClick={() => actions.onShared(target)}
        >
          <ShareIcon target={target} />
          <VisuallyHidden>{text}</VisuallyHidden>
        </a>
      ))}
      {shareByDevice && (
        <IconButton
          className="target"
          part="target"
          label={intl.t(messages.device)}
          icon={<Icon of={Ellipsis} />}
          onClick={() => void shareByDevice()}
        />
      )}
    </>
  )
}
