import { expect, it } from 'vitest'
import { events } from './events.ts'

/** content-features §9, "Football live-event types". */
const specified =
  'info, shoot post, goal, own goal, disallowed goal, foul, hand ball, penalty, penalty missed, penalty goal, shoot failed, yellow card, double yellow card, red card, player ejected, player injured, player substituted, throw in, corner kick, goal kick, kick off, first extra time start, match finished, offside, blooper, goal saved, refereeing controversy'

it('the events of a match are those of the specification, in its order', () => {
  expect([...events.keys()].map((type) => type.replaceAll('-', ' '))).toEqual(specified.split(', '))
})
