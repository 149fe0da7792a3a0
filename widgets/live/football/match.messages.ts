import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

/** The board above a match. */
export const matchMessages = defineMessages('live.football.match', {
  /** Names the region. */
  board: message(),
  /** For screen readers, in place of 2–1; each number is formatted. */
  score: message<{ home: string; homeGoals: string; away: string; awayGoals: string }>(),
  planned: message(),
  playing: message(),
  extraTime: message(),
  finished: message(),
  /** Names a list of goals. */
  goalsOf: message<{ team: string }>(),
  /** After the name of who scored. */
  ownGoal: message(),
  penalty: message(),
})
