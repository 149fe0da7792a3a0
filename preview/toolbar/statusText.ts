import type { PageIntl } from '../../src/i18n/PageIntl.ts'
import { findState } from '../catalogue/findState.ts'
import { messages } from '../preview.messages.ts'
import type { Obstacle } from '../stage/Shown.ts'
import type { PreviewState } from './PreviewStore.ts'

function obstacleText({ t }: PageIntl, obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'marker':
      return t(messages.noMarker, { widget: obstacle.widget })
    case 'address':
      return t(messages.otherAddress, { path: obstacle.path })
    case 'mounting':
      return t(messages.notMounted, { why: obstacle.why })
    case 'step':
      return t(messages.noWay, { why: obstacle.why })
  }
}

/** What the page shows, in one sentence. */
export function statusText(intl: PageIntl, { choice, shown, unknown }: PreviewState): string {
  const { t } = intl
  if (unknown.length > 0) return t(messages.unknown, { parts: unknown })
  switch (shown.status) {
    case 'working':
      return t(messages.working)
    case 'page':
      return t(messages.page)
    case 'impossible':
      return obstacleText(intl, shown.obstacle)
    case 'shown': {
      const id = choice.shown?.id ?? ''
      const { entry, state } = findState(id) ?? {}
      const title = state?.title ?? id
      return t(messages.shown, { state: entry ? t(messages.stateOf, { widget: entry.id, title }) : title })
    }
  }
}
