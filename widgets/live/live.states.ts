import type { WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './live.messages.ts'

const persona = 'anonymous'
const storm = { liveId: '4801', limit: '10' }
const match = { liveId: '4802', kind: 'livefootball' }
const few = { liveId: '4804' }

const sponsors = [{ name: 'Llotja de Portclar', href: '/espai/' }]
const filters = [
  {
    name: 'category',
    label: 'Mostra només',
    filters: [
      { name: 'Carreteres', value: 'carreteres' },
      { name: 'Mar', value: 'mar' },
      { name: 'Escoles', value: 'escoles' },
      { name: 'Llum', value: 'llum' },
    ],
  },
]
const block = { filters, sponsors, sponsorEvery: 4 }

const oldest = { press: messages.oldest.id, role: 'radio' }
const more = { press: messages.more.id }
const choose = (name: string) => ({ press: name, role: 'button' })

export const states: Record<string, WidgetState> = {
  open: { title: 'A live blog, with filters and a sponsor', options: storm, block, persona },
  match: { title: 'A football match, with every type of event', options: { ...match, limit: '30' }, persona },
  loading: { title: 'Loading', options: storm, block, persona, fault: 'live.newest:timeout' },
  oldestFirst: { title: 'The oldest first', options: storm, persona, steps: [oldest] },
  filtered: { title: 'Filtered', options: storm, block, persona, steps: [choose('Mar')] },
  noMatch: { title: 'Filtered, no messages', options: storm, block, persona, steps: [choose('Llum')] },
  more: { title: 'Older messages loaded', options: storm, persona, steps: [more] },
  moreFailed: {
    title: 'Older messages failed to load, server error',
    options: storm,
    persona,
    fault: 'live.oldest:500',
    steps: [more],
  },
  complete: { title: 'All messages', options: few, persona },
  ended: { title: 'Ended', options: { ...few, ended: '' }, persona },
  empty: { title: 'Not begun', options: { liveId: '4803' }, persona },
  notFound: { title: 'Live not found', options: { liveId: '9999' }, persona },
  failed: { title: 'Failed to load, server error', options: storm, block, persona, fault: 'live.newest:500' },
  offline: { title: 'Failed to load, offline', options: storm, block, persona, fault: 'live.newest:abort' },
  wrongShape: { title: 'Failed to load, invalid response', options: storm, persona, fault: 'live.newest:wrong-shape' },
  inApp: { title: 'In the app', options: storm, persona, channel: 'ios' },
  wrongOption: { title: 'Invalid option', options: { ...storm, limit: '500' }, persona },
}
