import { expect, test } from 'vitest'
import { callsFile } from '../lists/callsFile.ts'
import { islandsFile } from '../lists/islandsFile.ts'
import { markerSchemasFile } from '../lists/markerSchemasFile.ts'
import { registryFile } from '../lists/registryFile.ts'
import { servedNamesFile } from '../lists/servedNamesFile.ts'
import { widgetNameFile } from '../lists/widgetNameFile.ts'
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
  'poll.widget.ts': '',
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

/** A complete widget with some files changed, and its files elsewhere. */
function widget(changes: Record<string, string | undefined> = {}, elsewhere: readonly Source[] = [story]) {
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

test('the root of a folder holds at most sixteen files, and sub-folders hold the others', () => {
  const ten = (folder: string) => Object.fromEntries('abcdefghij'.split('').map((name) => [`${folder}${name}.ts`, '']))
  // Seven of `texts` are in the root.
  expect(widgetFindings(widget(ten('')))).toMatchObject([
    { path: 'widgets/poll', problem: expect.stringContaining('17 files') },
  ])
  expect(widgetFindings(widget(ten('results/')))).toEqual([])
})

test('every state needs a story', () => {
  const path = 'stories/poll.stories.tsx'
  expect(widgetFindings(widget({}, []))).toMatchObject([{ path, problem: expect.stringContaining('is missing') }])
  expect(widgetFindings(widget({}, [{ path, text: storyFile('poll', [open]) }]))).toMatchObject([{ path }])
})

test('the names of what a server renders have to be in step with its list', () => {
  const path = 'src/lib/site/servedNames.ts'
  const served = {
    path: 'server/servedWidgets.ts',
    text: "= {\n  poll: { island },\n  'hot-topics': {\n    island,\n  },\n}",
  }
  const withNames = (text: string) => widgetFindings(widget({}, [story, served, { path, text }]))
  const inStep = servedNamesFile(served.text)
  expect(inStep).toContain("[\n  'poll',\n  'hot-topics',\n]")
  expect(withNames(inStep)).toEqual([])
  expect(withNames(servedNamesFile(''))).toMatchObject([{ path }])
})

test.each([
  ['widgets/registry.ts', registryFile],
  ['widgets/islands.ts', islandsFile],
  ['cli/check/markerSchemas.ts', markerSchemasFile],
  ['src/lib/site/WidgetName.ts', widgetNameFile],
])('%s must be in step with the folders', (path, file) => {
  const withList = (names: readonly string[]) => widgetFindings(widget({}, [story, { path, text: file(names) }]))
  expect(withList(['poll'])).toEqual([])
  expect(withList([])).toMatchObject([{ path }])
  expect(withList(['poll', 'weather'])).toMatchObject([{ path }])
})

test('the list of calls must be in step with the backend’s folders', () => {
  const call = { path: 'mocks/backend/polls/polls.calls.ts', text: '' }
  const withList = (folders: readonly string[]) =>
    widgetFindings(widget({}, [story, call, { path: 'mocks/backend/calls.ts', text: callsFile(folders) }]))
  expect(withList(['polls'])).toEqual([])
  expect(withList([])).toMatchObject([{ path: 'mocks/backend/calls.ts' }])
})

test('the stories of a part must be in step with its states', () => {
  const part = { 'ballot/ballot.states.ts': states }
  const path = 'stories/poll-ballot.stories.tsx'
  expect(widgetFindings(widget(part))).toMatchObject([{ path }])
  const written = { path, text: storyFile('poll', [open, voted], 'ballot') }
  expect(widgetFindings(widget(part, [story, written]))).toEqual([])
})
