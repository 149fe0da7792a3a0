import { expect, it } from 'vitest'
import { type FormEvent, type FormState, transition } from './form.model.ts'

interface Fields {
  nick: string
}

type Event = FormEvent<Fields, string>

const type = (nick: string): Event => ({ type: 'changed', change: { nick }, profile: { nick: 'Ada' } })
const after = (...events: Event[]) =>
  events.reduce<FormState<Fields, string>>(transition, { status: 'open', changes: {}, problem: undefined })

it('a form is unchanged once a field is typed back', () => {
  expect(after(type('Bea'), type('Ada')).changes).toEqual({})
})

it('a form keeps a value that is typed back while it is being saved', () => {
  const saved = after(type('Bea'), { type: 'submitted' }, type('Ada'), { type: 'saved' })
  expect(saved).toEqual({ status: 'open', changes: { nick: 'Ada' }, problem: undefined })
})

it('a form has nothing to save once the sent values are saved', () => {
  expect(after(type('Bea'), { type: 'submitted' }, { type: 'saved' }).changes).toEqual({})
})

it('a form keeps the refused values, with the reason', () => {
  const refused = after(type('Bea'), { type: 'submitted' }, { type: 'refused', problem: 'taken' })
  expect(refused).toEqual({ status: 'open', changes: { nick: 'Bea' }, problem: 'taken' })
})
