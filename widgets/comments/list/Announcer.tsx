import { useMemo } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LiveRegion } from '#kit/ui/feedback/LiveRegion.tsx'
import { useComments } from '../CommentsContext.ts'
import { messages } from '../comments.messages.ts'

/** Announces what has just happened; failures have their own notices. */
export function Announcer() {
  const { t } = useIntl()
  const announcement = useComments((state) => state.announcement)
  // A new object for each announcement, so that a repeated text is announced again.
  const message = useMemo(
    () => announcement && ('text' in announcement ? announcement : { text: t(messages[announcement.what]) }),
    [announcement, t],
  )
  return <LiveRegion announcement={message} />
}
