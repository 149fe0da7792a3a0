import { Ellipsis } from 'lucide'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { Icon } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import { ShareIcon } from '../../src/ui/ShareIcon.tsx'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx'
import { messages } from './action-bar.messages.ts'
import { shareOptions } from './shareOptions.ts'
import type { BarWays } from './ways.ts'

/** The places to share to, each a link to its own form; and the device's own sheet where there is one. */
export function ShareLinks({ ways }: { ways: BarWays }) {
  const intl = useIntl()
  const { shareByDevice } = ways
  return (
    <>
      {shareOptions(ways.shared, intl).map(({ target, text, href, title }) => (
        <a
          key={target}
          className="target"
          part="target"
          href={href}
          title={title}
          // A mail program is no page.
          target={target === 'mail' ? undefined : '_blank'}
          rel="noopener noreferrer"
          onClick={() => ways.onShared(target)}
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
          title={intl.t(messages.device)}
          icon={<Icon of={Ellipsis} />}
          onClick={() => void shareByDevice()}
        />
      )}
    </>
  )
}
