import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { CurrentUserSchema } from '#page/session/profile.schema.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { type Modal, ModalSchema } from './modal.schema.ts'
import { createModalsStore } from './modals.store.ts'

const modal = (name: string, fields: Partial<Modal> = {}) =>
  v.parse(ModalSchema, { name, title: name, text: 'Text', ...fields })
const signedIn = (id: number, fields: object = {}): SessionState => ({
  status: 'signedIn',
  user: v.parse(CurrentUserSchema, { id, ...fields }),
})
const visitor: SessionState = { status: 'anonymous' }

/** The modals of one tab; tabs with the same `kept` share when each modal was seen. */
function start(
  definitions: readonly Modal[],
  state: SessionState = visitor,
  seenBefore = { seen: {} as Record<string, number> },
) {
  const session = createStore(() => state)
  let elsewhere = () => {}
  const report = vi.fn()
  const store = createModalsStore({
    definitions,
    session: { get: session.getState, subscribe: session.subscribe },
    href: 'https://diari.example/',
    seen: { read: () => seenBefore.seen, write: (seen) => Object.assign(seenBefore, { seen }), clear: () => undefined },
    onSeenElsewhere: (listener) => {
      elsewhere = listener
      return () => undefined
    },
    now: () => new Date(1000),
    report,
  })
  store.start()
  return {
    store,
    seenBefore,
    report,
    becomes: (next: SessionState) => session.setState(next, true),
    seenElsewhere: () => elsewhere(),
    names: () => store.getState().map(({ modal: { name } }) => name),
  }
}

it('the store of modals uses the first of two modals with the same name', () => {
  const { store } = start([modal('a', { title: 'First' }), modal('a', { title: 'Second' })])
  expect(store.getState().map(({ modal: { title } }) => title)).toEqual(['First'])
})

it('the store of modals does not show a modal when another tab has shown it meanwhile', () => {
  const seenBefore = { seen: {} }
  const definitions = [modal('a', { showOnce: true }), modal('b', { showOnce: true })]
  const [here, there] = [start(definitions, visitor, seenBefore), start(definitions, visitor, seenBefore)]
  there.store.shown('a')
  here.seenElsewhere()
  expect(here.names()).toEqual(['b'])
  // The modal that is open stays open.
  here.store.shown('b')
  there.store.shown('b')
  here.seenElsewhere()
  expect(here.names()).toEqual(['b'])
})

it('the store of modals shows a modal once per page view to each reader', () => {
  const shell = start([modal('a')], signedIn(1))
  shell.store.shown('a')
  shell.store.close('a')
  shell.becomes(signedIn(1, { nick: 'Ada' }))
  expect(shell.names()).toEqual([])
  shell.becomes(signedIn(2))
  expect(shell.names()).toEqual(['a'])
})

it('the store of modals keeps a modal open on a session change of the same reader when it was opened on request', () => {
  const shell = start([modal('banned', { manual: true, showFunction: 'bannedComments', showInUrl: '/x' })], signedIn(1))
  shell.store.open('banned')
  shell.becomes(signedIn(1, { nick: 'Ada' }))
  expect(shell.names()).toEqual(['banned'])
  shell.becomes(visitor)
  expect(shell.names()).toEqual([])
})

it('the store of modals keeps a modal open when the visitor who requested it signs in', () => {
  const shell = start([modal('help', { manual: true })])
  shell.store.open('help')
  shell.becomes(signedIn(1))
  expect(shell.names()).toEqual(['help'])
})

it('the store of modals closes a modal when its reader signs out', () => {
  const shell = start([modal('unpaid', { showFunction: 'unpaidRegistered' })], signedIn(1, { type: 5 }))
  expect(shell.names()).toEqual(['unpaid'])
  shell.becomes(visitor)
  expect(shell.names()).toEqual([])
})

it('the store of modals waits with a modal until the session has loaded', () => {
  const shell = start([modal('a')], { status: 'loading', user: undefined })
  expect(shell.names()).toEqual([])
  shell.becomes(visitor)
  expect(shell.names()).toEqual(['a'])
})

it('the store of modals reports a modal’s unknown name', () => {
  const { store, report } = start([])
  store.open('constructor')
  expect(String(report.mock.calls[0]?.[0])).toContain('constructor')
})
