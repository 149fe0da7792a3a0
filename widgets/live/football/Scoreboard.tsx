import { useIntl } from '#kit/i18n/IntlContext.ts'
import { adoptAround } from '#kit/styles/adoptStyles.ts'
import { VisuallyHidden } from '#kit/ui/VisuallyHidden.tsx'
import { Minute } from '../list/Minute.tsx'
import type { LiveMessage, Teams } from '../live.schema.ts'
import { matchMessages } from './match.messages.ts'
import { matchOf, type Side } from './matchOf.ts'
import css from './scoreboard.css?inline'
import { useSaidScore } from './useSaidScore.ts'

const adopt = adoptAround(css)
const SIDES: readonly Side[] = ['home', 'away']

export interface ScoreboardProps {
  teams: Teams
  /** The newest first. */
  messages: readonly LiveMessage[]
  hasEnded: boolean
}

/** The teams, the score, the scorers and the progress of the match: the sum of its events. */
export function Scoreboard({ teams, messages, hasEnded }: ScoreboardProps) {
  const { number, t } = useIntl()
  const say = useSaidScore()
  const { score, goals, state } = matchOf(messages, hasEnded)
  const written = `${number(score.home)}–${number(score.away)}`
  return (
    <section className="board" part="scoreboard" aria-label={t(matchMessages.board)} ref={adopt}>
      <p className="result">
        <VisuallyHidden>{say(teams, score)}</VisuallyHidden>
        <span className="team" aria-hidden="true">
          {teams.home}
        </span>
        <span className="goals" aria-hidden="true">
          {written}
        </span>
        <span className="team" aria-hidden="true">
          {teams.away}
        </span>
      </p>
      <p className="phase">
        {t(matchMessages[state.status])}
        {state.minute && state.status !== 'finished' && (
          <>
            {' '}
            <Minute of={state.minute} />
          </>
        )}
      </p>
      {goals && SIDES.some((side) => goals[side].length > 0) && (
        <div className="scorers">
          {SIDES.map((side) => (
            <ul key={side} role="list" aria-label={t(matchMessages.goalsOf, { team: teams[side] })}>
              {goals[side].map(({ id, player, minute, kind }) => (
                <li key={id}>
                  {player} {minute && <Minute of={minute} />}{' '}
                  {kind !== 'goal' && `(${t(kind === 'own-goal' ? matchMessages.ownGoal : matchMessages.penalty)})`}
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </section>
  )
}
