import { type InferOutput, parse } from 'valibot'
import { expect, expectTypeOf, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import type { CurrentUser } from './currentUser.types.ts'
import { CurrentUserSchema } from './profile.schema.ts'

const notifications = {
  manual: true,
  topics: false,
  authors: false,
  columns: false,
  contentComments: true,
  userInteraction: true,
  userFollow: true,
}
const newsletters = { contents: true, promo: true, notices: true }

it('the profile’s schema outputs the type that is public to publishers’ scripts', () => {
  expectTypeOf<InferOutput<typeof CurrentUserSchema>>().toEqualTypeOf<CurrentUser>()
})

it.each([undefined, null])(
  'the profile’s schema completes a profile without preferences (%s) with the defaults',
  (none) => {
    const user = parse(CurrentUserSchema, { id: 7, notifications: none, newsletters: none })
    expect(user).toMatchObject({ id: '7', notifications, newsletters })
  },
)

it('the profile’s schema completes preferences one by one', () => {
  const user = parse(CurrentUserSchema, { id: 7, notifications: { manual: false }, newsletters: { promo: null } })
  expect(user).toMatchObject({ notifications: { ...notifications, manual: false }, newsletters })
})

it('the profile’s schema accepts both names of avatar and birth date', () => {
  const one = parse(CurrentUserSchema, { id: 7, avatar: '/a.svg', birthdate: '1984-02-29' })
  const other = parse(CurrentUserSchema, { id: 7, avatarUrl: '/a.svg', birthDate: '1984-02-29' })
  expect(one).toEqual(other)
  expect(one).toMatchObject({ avatarUrl: '/a.svg', birthDate: '1984-02-29' })
})

it('the profile’s schema reads the picture by the other name where the first one is empty', () => {
  expect(parse(CurrentUserSchema, { id: 7, avatarUrl: '', avatar: '/a.svg' }).avatarUrl).toBe('/a.svg')
})

it('the profile’s schema accepts its own output, which is stored between pages', () => {
  const user = parse(CurrentUserSchema, { id: 7, nick: 'Agata', avatar: '/a.svg', gender: 'm', followers: 3 })
  expect(parse(CurrentUserSchema, JSON.parse(JSON.stringify(user)))).toEqual(user)
})

it.each([
  ['ca-ES', 'ca'],
  ['EN_gb', 'en'],
  ['deu', 'de'],
  ['es', 'es'],
])('the profile’s schema reads the language %s as a page’s', (language, read) => {
  expect(readValue({ id: 7, language }, CurrentUserSchema)).toMatchObject({ read: { language: read }, reports: [] })
})

it.each<[string, object, string]>([
  ['language', { language: 'fr' }, 'language: expected "ca" or "es" or "en" or "de", got "fr"'],
  ['gender', { gender: 'female' }, 'gender'],
  ['edit mode', { profileEditionMode: 'everything' }, 'profileEditionMode'],
  ['count', { followers: 'many' }, 'followers'],
  ['public flag', { visible: 'yes' }, 'visible'],
  ['description', { description: 4 }, 'description'],
  ['switch', { notifications: { topics: true, manual: 'on' } }, 'manual'],
  ['set of switches', { newsletters: 'all' }, 'newsletters'],
])('the profile’s schema drops an oddly typed %s alone, and reports it', (_, odd, field) => {
  const plain = { id: 7, nick: 'Agata', phoneNumber: 600123456 }
  const { read, reports } = readValue({ ...plain, ...odd }, CurrentUserSchema)
  expect(read).toMatchObject({ nick: 'Agata', phoneNumber: '600123456' })
  expect(reports).toEqual([expect.stringContaining(field)])
})
