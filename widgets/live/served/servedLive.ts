import { defineLive } from '../live.island.tsx'
import type { LiveMessage } from '../live.schema.ts'
import { sanitizeServed } from './sanitizeServed.ts'

const sanitize = ({ html }: LiveMessage) => sanitizeServed(html ?? '')

/** The island for a server, with the code for its messages. */
export const servedLiveIsland = defineLive(() => ({
  loaded: () => ({ sanitize }),
  prepare: async () => true,
}))
