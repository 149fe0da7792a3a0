import { Check, Link, Share2 } from 'lucide'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { ButtonPopup } from '#kit/ui/popup/ButtonPopup.tsx'
import type { PopupPartProps } from '#kit/ui/popup/PopupButton.tsx'
import { useShownNick } from '#kit/ui/useShownNick.ts'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import { threadMessages } from '../comments.messages.ts'
import type { Comment } from '../comments.schema.ts'
import { shareMessages } from './share.messages.ts'
import { shareLink } from './shareLink.ts'

/** A new object for each copy, so that it is announced again. */
interface Sharing {
  status: 'starting' | 'choosing' | 'copied' | 'failed'
  /** The device has a share sheet. */
  device: boolean
}

export interface SharePopupProps extends PopupPartProps {
  comment: Comment
  permalink: string
}

/** The ways to share the comment's permalink on the content's own page, wherever it is read. The app shows its own instead, and where its interface is missing these serve. */
export function SharePopup({ comment, permalink, ...popup }: SharePopupProps) {
  const { t } = useIntl()
  const shownNick = useShownNick()
  const { page } = useCommentsServices()
  const content = useComments(({ list }) => (list.status === 'ready' ? list.content : undefined))
  const title = content?.title ?? t(threadMessages.commentBy, { nick: shownNick(comment.author.nick) })
  const url = shareLink(permalink, [content?.shareUrl, content?.url], page.location.href())
  const { onClose } = popup
  const [state, setState] = useState<Sharing>({ status: 'starting', device: false })
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

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      track('copy')
      setState({ ...state, status: 'copied' })
    } catch {
      // Not allowed, or unavailable without https: the reader can still copy manually.
      setState({ ...state, status: 'failed' })
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
    <ButtonPopup {...popup} className="share">
      <div className="offers">
        <Button kind="quiet" icon={<Icon of={copied ? Check : Link} />} onClick={() => void copy()}>
          {t(copied ? shareMessages.copied : shareMessages.copy)}
        </Button>
        {state.device && (
          <Button kind="quiet" icon={<Icon of={Share2} />} onClick={() => void shareByDevice()}>
            {t(shareMessages.other)}
          </Button>
        )}
      </div>
      <LiveRegion announcement={copied} />
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
