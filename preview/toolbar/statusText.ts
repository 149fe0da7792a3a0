import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { findState } from '../catalogue/findState.ts'
import type { Choice } from '../choice/Choice.ts'
import { ownPersona, readerOf } from '../choice/readerOf.ts'
import { messages } from '../preview.messages.ts'
import { readersMessages } from '../readers.messages.ts'
import type { Obstacle } from '../stage/Shown.ts'
import { chosenFaults, faultName } from './faultText.ts'
import type { PreviewState } from './PreviewStore.ts'

function obstacleText({ t }: PageIntl, obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'marker':
      return t(messages.noMarker, { ...obstacle, number: obstacle.wanted + 1 })
    case 'address':
      return t(messages.otherAddress, { path: obstacle.path })
    case 'mounting':
      return t(messages.notMounted)
    case 'step':
      return t(messages.noWay)
  }
}

function stateName({ t }: PageIntl, id: string): string {
  const { entry, state } = findState(id) ?? {}
  const title = state?.title ?? id
  return entry ? t(messages.stateOf, { widget: entry.id, title }) : title
}

/** Of a reader who is not the state's own: without a state, anybody but a visitor. */
function otherReader({ t }: PageIntl, choice: Choice): string | undefined {
  const reader = readerOf(choice)
  const own = ownPersona(choice.shown && findState(choice.shown.id))
  return reader === own ? undefined : t(readersMessages[reader])
}

/** Says what is on the page, whatever was asked for: a failure that was chosen may have won over the state. */
function shownText(intl: PageIntl, { choice, hasFailed }: PreviewState): string {
  const { t } = intl
  const state = choice.shown && stateName(intl, choice.shown.id)
  // A slow answer keeps nothing from being shown.
  const faults = chosenFaults(choice.fault).filter(({ effect }) => effect.kind !== 'delay')
  const fault = faults.map((each) => faultName(intl, each)).join(', ')
  if (fault && hasFailed) return state ? t(messages.failing, { fault, state }) : t(messages.pageFailing, { fault })
  const shown = state ? t(messages.shown, { state }) : t(messages.page)
  const reader = otherReader(intl, choice)
  const whole = reader ? t(messages.shownFor, { shown, reader }) : shown
  return fault ? t(messages.unasked, { shown: whole, fault }) : whole
}

/** Says what the page shows, in a sentence or two. */
export function statusText(intl: PageIntl, state: PreviewState): string {
  const { t } = intl
  const { choice, shown, unknown, hasFailed, serverParts, hasFollowed } = state
  if (unknown.length > 0) return t(messages.unknown, { parts: unknown })
  if (shown.status === 'working') return t(messages.working)
  if (shown.status === 'impossible') {
    const fault = chosenFaults(choice.fault)
      .map((each) => faultName(intl, each))
      .join(', ')
    const isFault = hasFailed && (shown.obstacle.kind === 'step' || shown.obstacle.kind === 'mounting')
    return isFault ? t(messages.failedOnTheWay, { fault }) : obstacleText(intl, shown.obstacle)
  }
  const text = shownText(intl, state)
  const whole = serverParts.length > 0 ? t(messages.serverPartsShort, { shown: text, count: serverParts.length }) : text
  return hasFollowed ? t(messages.followed, { shown: whole }) : whole
}
