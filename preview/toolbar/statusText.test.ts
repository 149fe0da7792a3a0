import { expect, it } from 'vitest'
import type { PreviewState } from './PreviewStore.ts'
import { previewIntl } from './previewIntl.ts'
import { statusText } from './statusText.ts'

const state: PreviewState = {
  choice: {},
  shown: { status: 'page' },
  unknown: [],
  markers: [],
  serverParts: [],
  hasFailed: false,
  hasFollowed: false,
  isOpen: false,
}

const read = (change: Partial<PreviewState>) => statusText(previewIntl('en'), { ...state, ...change })

const open = { id: 'comments.open', marker: 0 }
const shown = { status: 'shown' } as const
const fault = 'comments:500'

it.each<[sentence: string, change: Partial<PreviewState>]>([
  ['The page as it is, without a state', {}],
  ['The page as it is, without a state, reader: Founder', { choice: { persona: 'founder' } }],
  ['Shown: comments: Open, with author’s question', { choice: { shown: open }, shown }],
  [
    'Shown: comments: Open, with author’s question, reader: Blocked from commenting',
    { choice: { shown: open, persona: 'banned' }, shown },
  ],
  ['Getting ready…', { shown: { status: 'working' } }],
  ['The address asks for things that do not exist: lang.fr', { unknown: ['lang.fr'] }],
])('the toolbar’s status names what is shown: %s', (sentence, change) => {
  expect(read(change)).toBe(sentence)
})

it('the toolbar’s status reports that a chosen failure has won over the state, and over a step towards it', () => {
  const choice = { shown: open, fault }
  expect(read({ choice, shown, hasFailed: true })).toBe(
    'A failure as chosen: Comments – the server breaks down (500). Without it: comments: Open, with author’s question',
  )
  const obstacle = { kind: 'step', why: 'There is no button “Reply”.' } as const
  expect(read({ choice, shown: { status: 'impossible', obstacle }, hasFailed: true })).toBe(
    'Cannot be shown: what was chosen to fail stands in the way: Comments – the server breaks down (500)',
  )
  expect(read({ choice: { fault }, hasFailed: true })).toBe(
    'The page with a failure as chosen: Comments – the server breaks down (500)',
  )
})

it('the toolbar’s status reports that no call was made that a failure was chosen for', () => {
  expect(read({ choice: { shown: open, fault: 'poll:abort' }, shown })).toBe(
    'Shown: comments: Open, with author’s question. Nothing has asked for what should fail: Poll – no connection',
  )
})

it('the toolbar’s status does not count a slow answer as a failure', () => {
  expect(read({ choice: { shown: open, fault: 'comments:delay-3000' }, shown, hasFailed: true })).toBe(
    'Shown: comments: Open, with author’s question',
  )
})

it.each([
  [0, 'the page has no “poll” marker'],
  [1, 'the page has one “poll” marker, and the address asks for number 6'],
  [3, 'the page has 3 “poll” markers, and the address asks for number 6'],
])('the toolbar’s status reports which marker a page with %i lacks', (present, sentence) => {
  const obstacle = { kind: 'marker', widget: 'poll', wanted: 5, present } as const
  expect(read({ shown: { status: 'impossible', obstacle } })).toBe(`Cannot be shown here: ${sentence}`)
})
