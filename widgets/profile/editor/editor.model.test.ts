import { expect, it } from 'vitest'
import { profileOf } from '../../../src/testing/session.fixture.ts'
import type { EditorEvent, EditorState } from './editor.model.ts'
import { transition } from './editor.model.ts'

const user = profileOf({ id: '1', nick: 'Ada', visible: true })
const edit = (nick: string): EditorEvent => ({ type: 'edited', change: { nick }, user })
const after = (...events: EditorEvent[]) =>
  events.reduce<EditorState>(transition, { status: 'open', changes: {}, problem: undefined })

it('is unchanged once a field is typed back', () => {
  expect(after(edit('Bea'), edit('Ada')).changes).toEqual({})
})

it('keeps what is typed back while it is being saved', () => {
  const saved = after(edit('Bea'), { type: 'submitted' }, edit('Ada'), { type: 'saved' })
  expect(saved).toEqual({ status: 'open', changes: { nick: 'Ada' }, problem: undefined })
})

it('has nothing left to save once what was sent is saved', () => {
  expect(after(edit('Bea'), { type: 'submitted' }, { type: 'saved' }).changes).toEqual({})
})
