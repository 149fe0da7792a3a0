import type { IconNode } from 'lucide'
import type { Message } from '#kit/i18n/PageIntl.ts'
import * as drawings from './drawings.ts'
import { eventMessages } from './football.messages.ts'

export interface EventFacts {
  name: Message
  drawing: IconNode
  /** The accent of an event in the feed: a goal, or a card in its colour. */
  tone?: 'goal' | 'yellow' | 'red'
}

/** By the type of the message: the 27 of content-features §9. */
export const events: ReadonlyMap<string, EventFacts> = new Map<string, EventFacts>([
  ['info', { name: eventMessages.info, drawing: drawings.note }],
  ['shoot-post', { name: eventMessages.shootPost, drawing: drawings.post }],
  ['goal', { name: eventMessages.goal, drawing: drawings.ball, tone: 'goal' }],
  ['own-goal', { name: eventMessages.ownGoal, drawing: drawings.returning, tone: 'goal' }],
  ['disallowed-goal', { name: eventMessages.disallowedGoal, drawing: drawings.struckBall }],
  ['foul', { name: eventMessages.foul, drawing: drawings.whistle }],
  ['hand-ball', { name: eventMessages.handBall, drawing: drawings.hand }],
  ['penalty', { name: eventMessages.penalty, drawing: drawings.spot }],
  ['penalty-missed', { name: eventMessages.penaltyMissed, drawing: drawings.missed }],
  ['penalty-goal', { name: eventMessages.penaltyGoal, drawing: drawings.netted, tone: 'goal' }],
  ['shoot-failed', { name: eventMessages.shootFailed, drawing: drawings.over }],
  ['yellow-card', { name: eventMessages.yellowCard, drawing: drawings.card, tone: 'yellow' }],
  ['double-yellow-card', { name: eventMessages.doubleYellowCard, drawing: drawings.cards, tone: 'red' }],
  ['red-card', { name: eventMessages.redCard, drawing: drawings.card, tone: 'red' }],
  ['player-ejected', { name: eventMessages.playerEjected, drawing: drawings.exit }],
  ['player-injured', { name: eventMessages.playerInjured, drawing: drawings.cross }],
  ['player-substituted', { name: eventMessages.playerSubstituted, drawing: drawings.exchange }],
  ['throw-in', { name: eventMessages.throwIn, drawing: drawings.thrower }],
  ['corner-kick', { name: eventMessages.cornerKick, drawing: drawings.corner }],
  ['goal-kick', { name: eventMessages.goalKick, drawing: drawings.area }],
  ['kick-off', { name: eventMessages.kickOff, drawing: drawings.centre }],
  ['first-extra-time-start', { name: eventMessages.firstExtraTimeStart, drawing: drawings.extraTime }],
  ['match-finished', { name: eventMessages.matchFinished, drawing: drawings.chequered }],
  ['offside', { name: eventMessages.offside, drawing: drawings.flag }],
  ['blooper', { name: eventMessages.blooper, drawing: drawings.warning }],
  ['goal-saved', { name: eventMessages.goalSaved, drawing: drawings.glove }],
  ['refereeing-controversy', { name: eventMessages.refereeingControversy, drawing: drawings.screen }],
])
