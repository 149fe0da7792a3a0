import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  ChangedPasswordField,
  CurrentPasswordField,
  EmailField,
  NameField,
  NewPasswordField,
  PhoneField,
  PostalCodeField,
  SurnameField,
} from './accountFields.ts'

const problemsOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => issue.message)

it.each<[string, v.GenericSchema, unknown, string[] | undefined]>([
  ['email', EmailField, ' agata@diari.example ', undefined],
  ['email', EmailField, '  ', ['emailRequired']],
  ['email', EmailField, 'agata@', ['emailInvalid']],
  ['password to sign in', CurrentPasswordField, 'x', undefined],
  ['password to sign in', CurrentPasswordField, ' ', undefined],
  ['password to sign in', CurrentPasswordField, '', ['passwordRequired']],
  ['new password', NewPasswordField, 'Portclar1', undefined],
  ['new password', NewPasswordField, '', ['passwordRequired']],
  ['new password', NewPasswordField, 'portclar', ['password?length=8']],
  ['changed password', ChangedPasswordField, 'portclar', undefined],
  ['changed password', ChangedPasswordField, 'portcla', ['passwordShort?length=8']],
  ['name', NameField, "Núria-Anaïs l’Òlia i O'Brien, 2 º ª · & _ / ( ) ß Ñ", undefined],
  // Text pasted from a file name or a PDF has a letter and its accent as two code points.
  ['name', NameField, 'Núria'.normalize('NFD'), undefined],
  ['name', NameField, 'é'.normalize('NFD').repeat(80), undefined],
  ['name', NameField, '', ['nameRequired']],
  ['name', NameField, 'a'.repeat(80), undefined],
  ['name', NameField, 'a'.repeat(81), ['nameLong?length=80']],
  ['name', NameField, 'Nú<b>', ['nameInvalid']],
  ['name', NameField, 'Ναυσικά', ['nameInvalid']],
  ['surname', SurnameField, 'a@b', ['surnameInvalid']],
  ['surname', SurnameField, ' ', ['surnameRequired']],
  ['surname', SurnameField, `${'a'.repeat(80)}!`, ['surnameInvalid', 'surnameLong?length=80']],
  ['phone', PhoneField, '', undefined],
  ['phone', PhoneField, '971 12.34-56', undefined],
  ['phone', PhoneField, '12345', ['phoneInvalid']],
  ['phone', PhoneField, '1234567890123', ['phoneInvalid']],
  ['phone', PhoneField, '+34 971 12 34 56', undefined],
  ['phone', PhoneField, '00376 812 345', undefined],
  ['phone', PhoneField, '+34', ['phoneInvalid']],
  ['phone', PhoneField, '+34 971', ['phoneInvalid']],
  ['phone', PhoneField, '+', ['phoneInvalid']],
  ['phone', PhoneField, '123456', undefined],
  ['phone', PhoneField, '123456789012', undefined],
  ['postal code', PostalCodeField, '', undefined],
  ['postal code', PostalCodeField, ' 07001 ', undefined],
  ['postal code', PostalCodeField, 'AD500', undefined],
  ['postal code', PostalCodeField, 'SW1A 1AA', undefined],
  ['postal code', PostalCodeField, '08', ['postalCodeInvalid']],
  ['postal code', PostalCodeField, '08001 Portclar', ['postalCodeInvalid']],
  ['postal code', PostalCodeField, '<08001>', ['postalCodeInvalid']],
])('the schema of %s: from %o come the problems %j', (_, schema, value, problems) => {
  expect(problemsOf(schema, value)).toEqual(problems)
})

it('the schema of a name accepts letters and the symbols that the spec lists, and never markup', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aàáäçñßÑ·’º .,-'), minLength: 1, maxLength: 80 })
  fc.assert(fc.property(letters, (name) => name.trim() === '' || problemsOf(NameField, name) === undefined))
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(...'<>{}@#;="`\\'),
      (a, mark) => problemsOf(NameField, a + mark + a) !== undefined,
    ),
  )
})

it('a schema never throws, and that of a password accepts one only if it meets every condition', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const strong = [...text].length >= 8 && /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text)
      return (problemsOf(NewPasswordField, text) === undefined) === strong
    }),
  )
  for (const field of [EmailField, NameField, PhoneField, PostalCodeField, CurrentPasswordField])
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(problemsOf(field, value) ?? [])))
})
