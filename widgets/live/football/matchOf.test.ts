import { expect, it } from 'vitest'
import type { LiveMessage } from '../live.schema.ts'
import { matchOf, parseScore } from './matchOf.ts'

let next = 0
const event = (type: string, fields: Partial<LiveMessage> = {}): LiveMessage => ({
  id: String(next++),
  type,
  deleted: false,
  ...fields,
})

it.each([
  ['2–1', { home: 2, away: 1 }],
  [' 10 : 0 ', { home: 10, away: 0 }],
  ['2-1', { home: 2, away: 1 }],
  ['2–1 (4–3)', undefined],
  ['', undefined],
])('matchOf reads the score %j', (text, score) => expect(parseScore(text)).toEqual(score))

it('matchOf counts an own goal for the other side, and lists the goals in their order', () => {
  const match = matchOf(
    [
      event('penalty-goal', { team: 'home', player: 'Soler', minute: '60', score: '2–1' }),
      event('own-goal', { team: 'home', player: 'Mas', minute: '38' }),
      event('disallowed-goal', { team: 'home', player: 'Grau', minute: '20' }),
      event('goal', { team: 'home', player: 'Costa', minute: '12' }),
      event('kick-off', { minute: '1' }),
    ],
    false,
  )
  expect(match.score).toEqual({ home: 2, away: 1 })
  expect(match.goals?.home.map(({ player, kind }) => [player, kind])).toEqual([
    ['Costa', 'goal'],
    ['Soler', 'penalty-goal'],
  ])
  expect(match.goals?.away.map(({ player, kind }) => [player, kind])).toEqual([['Mas', 'own-goal']])
  expect(match.state).toEqual({ status: 'playing', minute: '60' })
})

it('matchOf names no scorers where the loaded messages do not account for the score', () => {
  const match = matchOf([event('goal', { team: 'away', player: 'Molina', score: '2–1' })], false)
  expect([match.score, match.goals]).toEqual([{ home: 2, away: 1 }, undefined])
})

it('matchOf tells a match that has not begun, that is in its extra time, and that is over', () => {
  expect(matchOf([event('info')], false)).toMatchObject({
    score: { home: 0, away: 0 },
    state: { status: 'planned' },
  })
  const late = [event('foul', { minute: '95' }), event('first-extra-time-start', { minute: '91' }), event('kick-off')]
  expect(matchOf(late, false).state).toEqual({ status: 'extraTime', minute: '95' })
  expect(matchOf(late, true).state.status).toBe('finished')
  expect(matchOf([event('match-finished'), ...late], false).state.status).toBe('finished')
})
