import { useMemo } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { LiveRegion } from '../../../src/ui/LiveRegion.tsx'
import { useComments } from '../CommentsContext.ts'
import { messages } from '../comments.messages.ts'

/** Says what has just happened to those who listen; failures are said by their own notices. */
export function Announcer() {
  const { t } = useIntl()
  const said = useComments((state) => state.said)
  // A new object each time it is said, so that the same text is heard again.
  const message = useMemo(() => said && { text: t(messages[said.what]) }, [said, t])
  return <LiveRegion message={message} />
}
