import { useLayoutEffect, useRef } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { composerMessages } from '../comments.messages.ts'
import type { PostedPlace } from '../list/comments.model.ts'

/** Explains why a sent comment is not visible yet. It receives the focus of the removed button. */
export function SentNotice({ posted }: { posted: PostedPlace }) {
  const { t } = useIntl()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.focus(), [])
  // A comment that is already in the list needs no notice.
  if (posted === 'placed') return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="success">{t(composerMessages[posted])}</Notice>
    </div>
  )
}
