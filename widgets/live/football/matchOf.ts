import type { LiveMessage, Teams } from '../live.schema.ts'

export type Side = keyof Teams

export interface Goal {
  id: string
  player: string | undefined
  minute: string | undefined
  kind: 'goal' | 'own-goal' | 'penalty-goal'
}

export interface Score {
  home: number
  away: number
}

export interface Match {
  score: Score
  /** By the side that they count for, the first one first; undefined where the messages do not account for the score. */
  goals: Readonly<Record<Side, readonly Goal[]>> | undefined
  state: { status: 'planned' | 'playing' | 'extraTime' | 'finished'; minute: string | undefined }
}

const kinds: readonly string[] = ['goal', 'own-goal', 'penalty-goal'] satisfies Goal['kind'][]
const isGoal = (type: string): type is Goal['kind'] => kinds.includes(type)
const others: Record<Side, Side> = { home: 'away', away: 'home' }

/** “2–1”, with any dash or a colon. */
export function parseScore(score: string | null | undefined): Score | undefined {
  const [, home, away] = /^(\d{1,3})\s*[-–—:]\s*(\d{1,3})$/.exec(score?.trim() ?? '') ?? []
  return home && away ? { home: Number(home), away: Number(away) } : undefined
}

/**
 * The sum of a match's events. The newest score that one has counts; without any, the goals do.
 *
 * @param messages The newest first.
 */
export function matchOf(messages: readonly LiveMessage[], hasEnded: boolean): Match {
  const goals: Record<Side, Goal[]> = { home: [], away: [] }
  for (const { id, type, team, player, minute } of [...messages].reverse())
    if (isGoal(type) && team)
      goals[type === 'own-goal' ? others[team] : team].push({
        id,
        kind: type,
        player: player ?? undefined,
        minute: minute ?? undefined,
      })
  const counted = { home: goals.home.length, away: goals.away.length }
  const score = messages.map(({ score }) => parseScore(score)).find(Boolean) ?? counted
  const isWhole = score.home === counted.home && score.away === counted.away
  return { score, goals: isWhole ? goals : undefined, state: stateOf(messages, hasEnded) }
}

function stateOf(messages: readonly LiveMessage[], hasEnded: boolean): Match['state'] {
  const has = (name: string) => messages.some(({ type }) => type === name)
  const minute = messages.find(({ minute }) => minute)?.minute ?? undefined
  if (hasEnded || has('match-finished')) return { status: 'finished', minute }
  if (has('first-extra-time-start')) return { status: 'extraTime', minute }
  return { status: minute || has('kick-off') ? 'playing' : 'planned', minute }
}
