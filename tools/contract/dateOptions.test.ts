import { expect, it } from 'vitest'
import type { Contract } from './Contract.ts'
import { dateOptions } from './dateOptions.ts'
import type { Option } from './describeOptions.ts'

const contractOf = (options: Record<string, Option>) =>
  ({ configuration: {}, widgets: { cards: { load: 'visible', options, parts: [] } } }) as unknown as Contract

it('dateOptions keeps the release that an option came with, and marks options of no release', () => {
  const text: Option = { values: ['text'] }
  const released = contractOf({
    title: { ...text, since: '0.1.0' },
    href: text,
    cards: { values: ['list'], alternatives: [{ url: text }] },
  })
  const now = contractOf({
    title: text,
    href: text,
    links: { values: ['list'], options: { text } },
    cards: { values: ['list'], alternatives: [{ url: text, id: text }, { name: text }] },
  })
  expect(dateOptions(now, { version: '0.3.0', contract: released }).widgets.cards?.options).toEqual({
    title: { ...text, since: '0.1.0' },
    href: { ...text, since: '0.3.0' },
    links: { values: ['list'], since: 'next', options: { text: { ...text, since: 'next' } } },
    cards: {
      values: ['list'],
      since: '0.3.0',
      alternatives: [
        { url: { ...text, since: '0.3.0' }, id: { ...text, since: 'next' } },
        { name: { ...text, since: 'next' } },
      ],
    },
  })
})
