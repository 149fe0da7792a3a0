import { Check, Link, Share2 } from 'lucide'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { adoptAround } from '../../../src/styles/adoptStyles.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion.tsx'
import { Notice } from '../../../src/ui/feedback/Notice.tsx'
import { TextField } from '../../../src/ui/fields/TextField.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { ButtonPopup } from '../../../src/ui/popup/ButtonPopup.tsx'
import { useCommentsServices } from '../context/CommentsContext.ts'
import shareCss from './share.css?inline'
import { shareMessages } from './share.messages.ts'

const adopt = adoptAround(shareCss)

/** `choosing` knows whether the device has a share sheet. A new object for each copy, so that it is announced again. */
type Sharing =
  | { status: 'starting' }
  | { status: 'choosing'; device: boolean }
  | { status: 'copied'; device: boolean }
  | { status: 'failed'; device: boolean }

export interface ShareOptionsProps {
  /** The popup's accessible name. */
  label: string
  anchor: HTMLElement
  /** The comment's permalink, absolute. */
  url: string
  title: string
  onClose(): void
}

/** The ways to share a comment. The app shows its own instead, and where its interface is missing these serve. */
export function ShareOptions({ label, anchor, url, title, onClose }: ShareOptionsProps) {
  const { t } = useIntl()
  const { page } = useCommentsServices()
  const [state, setState] = useState<Sharing>({ status: 'starting' })
  const track = (channel: string) => page.analytics.track({ category: 'comments', action: 'share', label: channel })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the app is called once, on the press.
  useEffect(() => {
    if (page.app.send('sharePost', { title, url })) {
      track('app')
      onClose()
    } else setState({ status: 'choosing', device: typeof navigator.share === 'function' })
  }, [])

  const copied = useMemo(() => (state.status === 'copied' ? { text: t(shareMessages.copied) } : undefined), [state, t])
  if (state.status === 'starting') return null

  const { device } = state
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      track('copy')
      setState({ status: 'copied', device })
    } catch {
      // Not allowed, or unavailable without https: the reader can still copy manually.
      setState({ status: 'failed', device })
    }
  }
  const shareByDevice = async () => {
    try {
      await navigator.share({ title, url })
      track('device')
      onClose()
    } catch (error) {
      // Changing one's mind is no failure; the rest is for the log only (content-features §8).
      if (!(error instanceof DOMException && error.name === 'AbortError')) page.report(error, 'comments')
    }
  }
  return (
    <ButtonPopup label={label} anchor={anchor} className="share" onClose={onClose}>
      <div className="offers" ref={adopt}>
        <Button kind="quiet" icon={<Icon of={copied ? Check : Link} />} onClick={() => void copy()}>
          {t(copied ? shareMessages.copied : shareMessages.copy)}
        </Button>
        {device && (
          <Button kind="quiet" icon={<Icon of={Share2} />} onClick={() => void shareByDevice()}>
            {t(shareMessages.other)}
          </Button>
        )}
      </div>
      <LiveRegion message={copied} />
      {state.status === 'failed' && (
        <>
          <Notice kind="error">{t(shareMessages.copyFailed)}</Notice>
          <TextField
            label={t(shareMessages.link)}
            value={url}
            onChange={() => undefined}
            readOnly
            inputRef={selectAll}
            onFocus={(event) => event.target.select()}
          />
        </>
      )}
    </ButtonPopup>
  )
}

/** Selected, for copying manually. */
const selectAll = (input: HTMLInputElement | null) => input?.focus()
