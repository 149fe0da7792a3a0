import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { events } from './events.ts'

/** What has happened, drawn and in words. Nothing for a type that no one knows. */
export function MatchEvent({ type }: { type: string }) {
  const { t } = useIntl()
  const event = events.get(type)
  if (!event) return null
  return (
    <span className="event" data-tone={event.tone}>
      <Icon of={event.drawing} />
      {t(event.name)}
    </span>
  )
}
