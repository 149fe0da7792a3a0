import { expect, test } from 'vitest'
import { withWidgetTable } from './readmeTable.ts'
import type { WidgetOptions } from './widgetOptions.ts'

const HEAD = '| widget | options | what it is |\n|---|---|---|\n'

const poll: WidgetOptions = {
  widget: 'poll',
  options: {
    pollId: { values: ['text'] },
    cards: { values: ['list'], options: {} },
    links: { values: [], options: {} },
    opened: { values: ['true'] },
  },
  docs: new Map([['opened', { comment: 'Written by the library: written by the library.', shapes: [] }]]),
}

const rowOf = (comment: string) =>
  withWidgetTable(`${HEAD}| old |\n\nEnd.`, [poll], () => `${comment}\nexport const pollWidget = {}`).slice(HEAD.length)

test('the README’s row of a widget names the options of its schema, without those that the library writes', () => {
  const row =
    '| [`poll`](docs/widgets/poll.md) | `data-poll-id`, a JSON block with `cards` and `links` | vote, results |'
  expect(rowOf('/** Vote, results. */')).toBe(`${row}\n\nEnd.`)
  expect(rowOf('/**\n * Vote, results.\n */')).toBe(`${row}\n\nEnd.`)
})

test('the README’s row of a widget has its options in words where its comment has them', () => {
  expect(rowOf('/**\n * Vote, results.\n *\n * Options: those of the URL.\n */')).toContain('| those of the URL | vote')
})

test('a widget without a comment that becomes the README’s row is an error', () => {
  expect(() => rowOf('// Vote.')).toThrow('widgets/poll/poll.widget.ts has no comment')
  expect(() => withWidgetTable('No table.', [poll], () => '')).toThrow('no table of widgets')
})
