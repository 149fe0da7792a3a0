import { pollIsland } from '../widgets/poll/poll.island.tsx'
import { registry } from '../widgets/registry.ts'
import type { ServedWidget } from './createRenderer.ts'
import type { servedNames } from './servedNames.ts'

/** What a server renders, by the names of the widgets. */
export const servedWidgets: Readonly<Record<(typeof servedNames)[number], ServedWidget>> = {
  poll: { island: pollIsland, data: registry.poll?.prefetch },
}
