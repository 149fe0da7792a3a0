import { expect, test } from 'vitest'
import { storyFile } from '../stories/storyFile.ts'
import type { WidgetFolder } from './widgets.ts'
import { widgetFindings } from './widgets.ts'

const island = `/**
 * A poll.
 *
 * Why an island: it takes a vote.
 */
export const pollIsland = defineIsland({ name: 'poll' })`

const states = `export const states = {
  open: { title: 'Open', options: {} },
  voted: { title: 'Voted', options: {} },
} satisfies Record<string, WidgetState>`

const open = { name: 'open', title: 'Open' }
const voted = { name: 'voted', title: 'Voted' }

const texts: Record<string, string> = {
  'poll.island.tsx': island,
  'poll.schema.ts': '',
  'poll.messages.ts': '',
  'poll.states.ts': states,
  'poll.css': '',
  'poll.api.ts': '',
  'poll.model.ts': '',
  'poll.store.ts': '',
  'Poll.test.tsx': '',
  'locales/ca.json': '{}',
  'locales/es.json': '{}',
  'locales/en.json': '{}',
  'locales/de.json': '{}',
}

function widget(changes: Record<string, string | undefined> = {}, more: Partial<WidgetFolder> = {}): WidgetFolder {
  const files = Object.entries({ ...texts, ...changes }).flatMap(([path, text]) =>
    text === undefined ? [] : [{ path: `widgets/poll/${path}`, text }],
  )
  const lists = [{ path: 'widgets/registry.ts', text: "export const registry = {\n  poll: { load: 'visible' },\n}" }]
  return {
    name: 'poll',
    files,
    stories: { 'stories/poll.stories.tsx': storyFile('poll', [open, voted]) },
    lists,
    ...more,
  }
}

test('a complete folder has no findings', () => {
  expect(widgetFindings(widget())).toEqual([])
})

test.each(Object.keys(texts))('a missing %s is reported', (path) => {
  expect(widgetFindings(widget({ [path]: undefined }))).toHaveLength(1)
})

test.each(['api', 'model', 'store'])('%s may be left out when the island explains it', (layer) => {
  const reasoned = island.replace('vote.', `vote.\n * No ${layer}: there is nothing to ask.`)
  expect(widgetFindings(widget({ [`poll.${layer}.ts`]: undefined, 'poll.island.tsx': reasoned }))).toEqual([])
})

test('the island’s comment has to explain why it is one', () => {
  const silent = island.replace('Why an island', 'It is an island')
  expect(widgetFindings(widget({ 'poll.island.tsx': silent }))).toMatchObject([
    { path: 'widgets/poll/poll.island.tsx' },
  ])
})

test('the root holds at most fifteen files, and sub-folders hold the others', () => {
  const nine = (folder: string) => Object.fromEntries('abcdefghi'.split('').map((name) => [`${folder}${name}.ts`, '']))
  // Nine of `texts` are in the root.
  expect(widgetFindings(widget(nine('')))).toMatchObject([
    { path: 'widgets/poll', problem: expect.stringContaining('18 files') },
  ])
  expect(widgetFindings(widget(nine('results/')))).toEqual([])
})

test('every state needs a story', () => {
  const path = 'stories/poll.stories.tsx'
  expect(widgetFindings(widget({}, { stories: {} }))).toMatchObject([
    { path, problem: expect.stringContaining('is missing') },
  ])
  expect(widgetFindings(widget({}, { stories: { [path]: storyFile('poll', [open]) } }))).toMatchObject([{ path }])
})

test('the lists have to contain the widget', () => {
  const lists = [{ path: 'widgets/registry.ts', text: 'export const registry = {}' }]
  expect(widgetFindings(widget({}, { lists }))).toMatchObject([{ path: 'widgets/registry.ts' }])
})

test('the stories of a part have to be in step with its states', () => {
  const part = { 'ballot/ballot.states.ts': states }
  const path = 'stories/poll-ballot.stories.tsx'
  expect(widgetFindings(widget(part))).toMatchObject([{ path }])
  const written = { ...widget().stories, [path]: storyFile('poll', [open, voted], 'ballot') }
  expect(widgetFindings(widget(part, { stories: written }))).toEqual([])
})
