import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Heading } from '#kit/ui/Heading.tsx'
import { messages } from '../archive.messages.ts'
import { RouteLink } from './RouteLink.tsx'
import { startRoute } from './route.ts'

/** Shown for an address that is not a route of the archive: an old link, or a typing mistake. */
export function Misrouted() {
  const { t } = useIntl()
  return (
    <div className="empty">
      <Heading id="heading">{t(messages.misrouted)}</Heading>
      <RouteLink to={startRoute}>{t(messages.toLatest)}</RouteLink>
    </div>
  )
}
