import { expect, test } from 'vitest'
import type { FieldDocs } from '../docs/fieldDocs.ts'
import type { WidgetOptions } from '../docs/widgetOptions.ts'
import { optionFindingsOf } from './options.ts'

const path = 'widgets/poll/poll.widget.ts'

const docsOf = (comments: Record<string, string | undefined>): FieldDocs =>
  new Map(Object.entries(comments).map(([name, comment]) => [name, { comment, shapes: [] }]))

const poll: WidgetOptions = {
  widget: 'poll',
  options: { pollId: { values: ['text'] }, cards: { values: ['list'], options: {} } },
  docs: docsOf({ pollId: 'The poll’s id.', cards: 'Its cards.' }),
}

const problems = (sentence: string, options: WidgetOptions = poll) =>
  optionFindingsOf(options, { path, text: `/**\n * Vote and results.\n *\n * Options: ${sentence}.\n */\n` })

test('the check of options allows a list that names each option', () => {
  expect(problems('`data-poll-id`, a JSON block with `cards`')).toEqual([])
  expect(problems('`pollId` and `cards`, of `quiosc.open(‘poll’)`')).toEqual([])
})

test('the check of options finds an option that is not named, and a name that is no option', () => {
  expect(problems('`data-poll`, a JSON block with `cards`')).toEqual([
    { path, line: 4, problem: 'names the option data-poll, which widgets/poll/poll.schema.ts does not have' },
    { path, line: 4, problem: 'does not name the option pollId of widgets/poll/poll.schema.ts' },
  ])
  expect(problems('`data-poll-id`, `data-cards`').map(({ problem }) => problem)).toEqual([
    expect.stringContaining('names the option data-cards'),
    expect.stringContaining('does not name the option cards'),
  ])
})

test('the check of options lets a list that ends with “…” leave options out, and finds a name that is no option', () => {
  expect(problems('`data-poll-id`, …')).toEqual([])
  expect(problems('`data-poll`, …')).toHaveLength(1)
})

test('the check of options asks for no option that the library writes itself', () => {
  const docs = docsOf({ pollId: 'The poll’s id.', cards: 'Its cards; written by the library.' })
  expect(problems('`data-poll-id`', { ...poll, docs })).toEqual([])
})

test('the check of options finds an option without a doc comment, in its file', () => {
  expect(problems('`data-poll-id`, `cards`', { ...poll, docs: docsOf({ cards: 'Its cards.' }) })).toEqual([
    {
      path: 'widgets/poll/poll.schema.ts',
      problem: 'has no doc comment at the option pollId: the widget’s page shows it',
    },
  ])
})
