import type { Island } from '#islands/island/defineIsland.ts'
import { check } from '#lib/schema/parseJson.ts'
import { MatchEvent } from '../football/MatchEvent.tsx'
import { Scoreboard } from '../football/Scoreboard.tsx'
import scoreboardCss from '../football/scoreboard.css?inline'
import { newestPath } from '../live.api.ts'
import { defineLive } from '../live.island.tsx'
import { LiveMarkerSchema, type LiveMessage } from '../live.schema.ts'
import { sanitizeServed } from './sanitizeServed.ts'

const sanitize = ({ html }: LiveMessage) => sanitizeServed(html ?? '')

const island = defineLive((kind) => ({
  loaded: () => ({ sanitize, ...(kind === 'livefootball' && { MatchEvent, Scoreboard }) }),
  prepare: async () => true,
}))

/** The island for a server, with the code for its messages, and the sheet that a part of it adopts in a browser. */
export const servedLiveIsland: Island = { ...island, css: [...island.css, scoreboardCss] }

/**
 * The path of the first request, for a server: it depends on the kind.
 *
 * @param options The marker's attributes. What only its JSON block says makes another path: then the marker stays as it is.
 * @returns Undefined for options that are wrong.
 */
export function firstLivePath(options: Readonly<Record<string, string>>): string | undefined {
  const read = check(options, LiveMarkerSchema)
  return read.ok ? newestPath(read.value) : undefined
}
