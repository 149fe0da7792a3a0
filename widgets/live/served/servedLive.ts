import type { Island } from '#islands/island/defineIsland.ts'
import { MatchEvent } from '../football/MatchEvent.tsx'
import { Scoreboard } from '../football/Scoreboard.tsx'
import scoreboardCss from '../football/scoreboard.css?inline'
import { defineLive } from '../live.island.tsx'
import type { LiveMessage } from '../live.schema.ts'
import { sanitizeServed } from './sanitizeServed.ts'

const sanitize = ({ html }: LiveMessage) => sanitizeServed(html ?? '')

const island = defineLive((kind) => ({
  loaded: () => ({ sanitize, ...(kind === 'livefootball' && { MatchEvent, Scoreboard }) }),
  prepare: async () => true,
}))

/** The island for a server, with the code for its messages, and the sheet that a part of it adopts in a browser. */
export const servedLiveIsland: Island = { ...island, css: [...island.css, scoreboardCss] }
