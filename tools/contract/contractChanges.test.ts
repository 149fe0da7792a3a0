import { expect, it } from 'vitest'
import type { Contract, WidgetContract } from './Contract.ts'
import { contractChanges } from './contractChanges.ts'

const poll: WidgetContract = {
  load: 'visible',
  options: { pollId: { values: ['text'], required: true }, order: { values: ['"desc"', '"asc"'], default: 'desc' } },
  parts: ['question'],
}

const contract: Contract = {
  widgets: { poll },
  markerAttributes: ['data-widget'],
  loadConditions: ['eager'],
  configuration: {},
  configDefaults: { site: 'ara' },
  types: { QuioscEvents: { 'quiosc:poll-voted': '{ pollId: string }' } },
  tokens: ['--quiosc-ink'],
  parts: ['root'],
  bodyClasses: [],
  cookies: [],
  localStorage: [],
  token: 't',
  exports: ['.'],
}

const withPoll = (change: Partial<WidgetContract>): Contract => ({
  ...contract,
  widgets: { poll: { ...poll, ...change } },
})
const { pollId, order } = poll.options as Record<'pollId' | 'order', object>

it('contractChanges finds nothing in the same contract, whatever the order of its lists', () => {
  expect(contractChanges(contract, withPoll({ options: { order, pollId } }))).toEqual({ breaking: [], added: [] })
})

it.each<[string, Contract, string]>([
  ['a widget', { ...contract, widgets: {} }, 'widgets.poll.load was removed'],
  ['an option', withPoll({ options: { pollId } }), 'widgets.poll.options.order.default was removed'],
  [
    'a value of an option',
    withPoll({ options: { pollId, order: { ...order, values: ['"desc"'] } } }),
    'widgets.poll.options.order.values["asc"] was removed',
  ],
  [
    'the default of an option',
    withPoll({ options: { pollId, order: { ...order, default: 'asc' } } }),
    'widgets.poll.options.order.default was "desc", and is "asc"',
  ],
  [
    'an option that must be written now',
    withPoll({ options: { pollId, order: { ...order, required: true } } }),
    'widgets.poll.options.order.required is new',
  ],
  ['a part', withPoll({ parts: [] }), 'widgets.poll.parts[question] was removed'],
  ['an event', { ...contract, types: { QuioscEvents: {} } }, 'types.QuioscEvents.quiosc:poll-voted was removed'],
  [
    'an event’s detail',
    { ...contract, types: { QuioscEvents: { 'quiosc:poll-voted': '{ id: string }' } } },
    'types.QuioscEvents.quiosc:poll-voted was "{ pollId: string }", and is "{ id: string }"',
  ],
  ['a custom property', { ...contract, tokens: [] }, 'tokens[--quiosc-ink] was removed'],
])('contractChanges finds a break in a change of %s', (_, after, problem) => {
  expect(contractChanges(contract, after).breaking).toContain(problem)
})

it.each<[string, Contract]>([
  ['a widget', { ...contract, widgets: { poll, gift: { ...poll } } }],
  ['an option', withPoll({ options: { ...poll.options, title: { values: ['text'] } } })],
  ['an event', { ...contract, types: { QuioscEvents: { ...contract.types.QuioscEvents, 'quiosc:saved': 'Saved' } } }],
  ['the permission to leave out an option', withPoll({ options: { order, pollId: { values: ['text'] } } })],
])('contractChanges finds no break in the addition of %s', (_, after) => {
  const { breaking, added } = contractChanges(contract, after)
  expect(breaking).toEqual([])
  expect(added).not.toEqual([])
})

it('contractChanges takes newly listed fields for an addition, also required ones', () => {
  const cards = { values: ['list'], default: [] }
  const before = withPoll({ options: { pollId, cards } })
  const url = { values: ['text'], required: true } as const
  const described = withPoll({ options: { pollId, cards: { ...cards, alternatives: [{ url }] } } })
  expect(contractChanges(before, described)).toEqual({
    breaking: [],
    added: [
      'widgets.poll.options.cards.alternatives[0].url.values[text] is new',
      'widgets.poll.options.cards.alternatives[0].url.required is new',
    ],
  })
  const longer = withPoll({ options: { pollId, cards: { ...cards, alternatives: [{ url, id: url }] } } })
  expect(contractChanges(described, longer).breaking).toEqual([
    'widgets.poll.options.cards.alternatives[0].id.required is new',
  ])
})

it('contractChanges does not compare the release that an option came with', () => {
  const dated = withPoll({ options: { pollId: { ...pollId, since: '0.1.0' }, order: { ...order, since: 'next' } } })
  expect(contractChanges(contract, dated)).toEqual({ breaking: [], added: [] })
})
