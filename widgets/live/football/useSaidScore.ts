import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { Teams } from '../live.schema.ts'
import { matchMessages } from './match.messages.ts'
import type { Score } from './matchOf.ts'

/** Writes a score as it is said: “Girona 2, Espanyol 1”, because “2–1” says neither whose goals they are nor that it is no subtraction. */
export function useSaidScore(): (teams: Teams, score: Score) => string {
  const { number, t } = useIntl()
  return ({ home, away }, score) =>
    t(matchMessages.score, { home, homeGoals: number(score.home), away, awayGoals: number(score.away) })
}
