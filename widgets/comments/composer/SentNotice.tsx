import { useLayoutEffect, useRef } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Notice } from '../../../src/ui/feedback/Notice.tsx'
import { composerMessages } from '../comments.messages.ts'
import type { Posted } from '../core/comments.model.ts'

/** What became of a comment that is not to be seen yet. It takes the focus from the button that has gone. */
export function SentNotice({ posted }: { posted: Posted }) {
  const { t } = useIntl()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (posted !== 'placed') place.current?.focus()
  }, [posted])
  // A comment that stands in the list already speaks for itself.
  if (posted === 'placed') return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="success">{t(composerMessages[posted])}</Notice>
    </div>
  )
}
