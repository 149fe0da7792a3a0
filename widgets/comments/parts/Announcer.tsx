import { useMemo } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion.tsx'
import { messages } from '../comments.messages.ts'
import { useComments } from '../context/CommentsContext.ts'

/** Tells screen readers what has just happened; failures have notices of their own. */
export function Announcer() {
  const { t } = useIntl()
  const announcement = useComments((state) => state.announcement)
  // A new object for each announcement, so that the same text is heard again.
  const message = useMemo(() => announcement && { text: t(messages[announcement.what]) }, [announcement, t])
  return <LiveRegion message={message} />
}
