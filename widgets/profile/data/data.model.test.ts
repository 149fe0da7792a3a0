import { expect, it } from 'vitest'
import { writeDateText } from '#kit/dates/dateText.ts'
import { profileOf } from '#testing/session.fixture.ts'
import { differing } from '../form/form.model.ts'
import { fieldsOf } from './data.model.ts'
import { lockedFields } from './data.schema.ts'

const user = profileOf({ id: '7', nick: 'Agata', name: 'Àgata', birthDate: '1984-02-29', email: 'agata@diari.example' })

it.each([
  ['all', 'email'],
  [undefined, 'email'],
  ['all-but-name-surname', 'name surname email'],
  ['email-and-password', 'name surname gender birthdate phoneNumber email'],
] as const)('personal data in the edit mode %s lock %s', (mode, locked) => {
  expect(lockedFields(mode).join(' ')).toBe(locked)
})

it('personal data are modified as soon as any field differs from the user, and no longer when it is typed back', () => {
  const shown = fieldsOf(user, writeDateText)
  expect(shown).toMatchObject({ birthdate: '29/02/1984', gender: '', phoneNumber: '' })
  expect(differing(shown, shown)).toEqual({})
  for (const change of [
    { name: 'A' },
    { surname: 'M' },
    { gender: 'm' as const },
    { birthdate: '' },
    { phoneNumber: '6' },
  ])
    expect(differing({ ...shown, ...change }, shown)).toEqual(change)
})
