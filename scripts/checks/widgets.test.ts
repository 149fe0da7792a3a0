import { expect, test } from 'vitest'
import { islandsFile } from '../lists/islandsFile.ts'
import { markerSchemasFile } from '../lists/markerSchemasFile.ts'
import { storyFile } from '../stories/storyFile.ts'
import type { Source } from './source.ts'
import { widgetFindings } from './widgets.ts'

const states = `export const states = {
  open: { title: 'Open', options: {} },
  voted: { title: 'Voted', options: {} },
} satisfies Record<string, WidgetState>`

const open = { name: 'open', title: 'Open' }
const voted = { name: 'voted', title: 'Voted' }

const texts: Record<string, string> = {
  'poll.island.tsx': '',
  'poll.schema.ts': '',
  'poll.messages.ts': '',
  'poll.states.ts': states,
  'poll.css': '',
  'Poll.test.tsx': '',
  'locales/ca.json': '{}',
  'locales/es.json': '{}',
  'locales/en.json': '{}',
  'locales/de.json': '{}',
}

const story = { path: 'stories/poll.stories.tsx', text: storyFile('poll', [open, voted]) }
const list = { path: 'widgets/registry.ts', text: "export const registry = {\n  poll: { load: 'visible' },\n}" }

/** A complete widget with some files changed, and its files elsewhere. */
function widget(changes: Record<string, string | undefined> = {}, elsewhere: readonly Source[] = [story, list]) {
  const files = Object.entries({ ...texts, ...changes }).flatMap(([path, text]) =>
    text === undefined ? [] : [{ path: `widgets/poll/${path}`, text }],
  )
  return [...files, ...elsewhere]
}

test('a complete folder has no findings', () => {
  expect(widgetFindings(widget())).toEqual([])
})

test.each(Object.keys(texts))('a missing %s is reported', (path) => {
  expect(widgetFindings(widget({ [path]: undefined }))).toHaveLength(1)
})

test('the root holds at most fifteen files, and sub-folders hold the others', () => {
  const ten = (folder: string) => Object.fromEntries('abcdefghij'.split('').map((name) => [`${folder}${name}.ts`, '']))
  // Six of `texts` are in the root.
  expect(widgetFindings(widget(ten('')))).toMatchObject([
    { path: 'widgets/poll', problem: expect.stringContaining('16 files') },
  ])
  expect(widgetFindings(widget(ten('results/')))).toEqual([])
})

test('every state needs a story', () => {
  const path = 'stories/poll.stories.tsx'
  expect(widgetFindings(widget({}, [list]))).toMatchObject([{ path, problem: expect.stringContaining('is missing') }])
  expect(widgetFindings(widget({}, [{ path, text: storyFile('poll', [open]) }, list]))).toMatchObject([{ path }])
})

test('the registry has to contain the widget', () => {
  const empty = { path: 'widgets/registry.ts', text: 'export const registry = {}' }
  expect(widgetFindings(widget({}, [story, empty]))).toMatchObject([{ path: 'widgets/registry.ts' }])
})

test.each([
  ['widgets/islands.ts', islandsFile],
  ['cli/check/markerSchemas.ts', markerSchemasFile],
])('%s has to be in step with the folders', (path, file) => {
  const withList = (names: readonly string[]) => widgetFindings(widget({}, [story, list, { path, text: file(names) }]))
  expect(withList(['poll'])).toEqual([])
  expect(withList([])).toMatchObject([{ path }])
  expect(withList(['poll', 'weather'])).toMatchObject([{ path }])
})

test('the stories of a part have to be in step with its states', () => {
  const part = { 'ballot/ballot.states.ts': states }
  const path = 'stories/poll-ballot.stories.tsx'
  expect(widgetFindings(widget(part))).toMatchObject([{ path }])
  const written = { path, text: storyFile('poll', [open, voted], 'ballot') }
  expect(widgetFindings(widget(part, [story, list, written]))).toEqual([])
})
