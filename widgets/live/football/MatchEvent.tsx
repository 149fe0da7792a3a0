import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import type { LiveMessage, Teams } from '../live.schema.ts'
import { events } from './events.ts'
import { parseScore } from './matchOf.ts'
import { useSaidScore } from './useSaidScore.ts'

export interface MatchEventProps {
  message: LiveMessage
  teams: Teams | undefined
}

/** An event, drawn and in words, by whom, and how it stands since. No drawing for a type that no one knows. */
export function MatchEvent({ message: { type, team, player, score }, teams }: MatchEventProps) {
  const { t } = useIntl()
  const say = useSaidScore()
  const event = events.get(type)
  const side = team && teams?.[team]
  const parsed = parseScore(score)
  return (
    <>
      {event && (
        <span className="event" data-tone={event.tone}>
          <Icon of={event.drawing} />
          {t(event.name)}
        </span>
      )}
      {player && <span>{player}</span>}
      {side && <span className="side">{side}</span>}
      {score &&
        (parsed && teams ? (
          <span className="score">
            <span aria-hidden="true">{score}</span>
            <VisuallyHidden>{say(teams, parsed)}</VisuallyHidden>
          </span>
        ) : (
          <span className="score">{score}</span>
        ))}
    </>
  )
}
