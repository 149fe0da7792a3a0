import { describe, expect, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { profileOf } from '#testing/session.fixture.ts'
import { answeredFields } from './answeredFields.ts'
import { ChangedUserSchema } from './changedUser.schema.ts'
import type { CurrentUser } from './currentUser.types.ts'
import { UserFieldsSchema } from './profile.schema.ts'

const switches = {
  manual: false,
  topics: true,
  authors: true,
  columns: true,
  contentComments: false,
  userInteraction: false,
  userFollow: false,
}
/** Each field with a value that none is given which is missing. */
const whole = {
  id: '7',
  nick: 'Agata',
  name: 'Àgata',
  surname: 'Mas',
  email: 'agata@diari.example',
  phoneNumber: '971600123',
  postalCode: '07001',
  avatarUrl: '/a7.svg',
  profileUrl: '/perfil/7',
  birthDate: '1984-02-29',
  gender: 'm',
  description: 'Llegeixo.',
  visible: true,
  profileEditionMode: 'all',
  isRegisteredWithSocial: true,
  followers: 4,
  following: 3,
  insignia: 'Lectora',
  emailValidated: true,
  subscriber: true,
  subscriptionId: '77310',
  subscriptionType: 'digital-anual',
  externalProductId: 'elfar.digital',
  hasSubscriptionCard: true,
  hasTargetActiveInSubscriptionCard: true,
  regalBaixa: true,
  isStaff: true,
  theme: 'dark',
  language: 'de',
  type: 4,
  advantages: 'comentaris',
  premium: 'S',
  founder: true,
  fundador: true,
  bannedComments: true,
  rfv: 62,
  canGiveAway: true,
  numberGiftsRemaining: 7,
  endTrialDate: '2026-12-01T00:00:00Z',
  pendingNotifications: 2,
  notifications: switches,
  newsletters: { contents: false, promo: false, notices: false },
  hasSubscriberSiteIds: ['6'],
  hasSubscriberCategoryIds: ['1'],
  hasSubscriberExcludedCategoryIds: ['2'],
} as const
const user = profileOf(structuredClone(whole) as never)
const fields = Object.keys(UserFieldsSchema.entries).filter((field) => !['id', 'avatar', 'birthdate'].includes(field))

/** The user after an answer with these fields. */
function after(answer: object, sent: Partial<CurrentUser> = {}) {
  const { read, reports } = readValue({ id: '7', ...answer }, ChangedUserSchema)
  return { user: read && { ...user, ...answeredFields(read, sent, user) }, reports }
}

it('the whole profile of these tests has each field', () => {
  expect(Object.keys(whole).sort()).toEqual(['id', ...fields].sort())
})

describe.each(fields)('the field %s of a changed profile', (field) => {
  it.each([
    ['is not in the answer', {}],
    ['is null in it', { [field]: null }],
    ['cannot be read in it', { [field]: { odd: true } }],
  ])('keeps its value where it %s', (_, answer) => {
    expect(after(answer).user).toEqual(user)
  })

  it('alone changes by an answer that has nothing else', () => {
    const other = profileOf({ id: '7' })
    const { read } = readValue({ id: '7', [field]: Object(whole)[field] }, ChangedUserSchema)
    const changed = answeredFields(read ?? { id: '7' }, {}, other)
    expect({ ...other, ...changed }).toEqual({ ...other, [field]: Object(whole)[field] })
  })
})

it('a field of a changed profile is reported when it cannot be read', () => {
  expect(after({ followers: 'many' }).reports).toEqual([expect.stringContaining('followers')])
})

it('a field of a changed profile is emptied where the reader has emptied it, however the server tells so', () => {
  for (const answer of [{ description: null }, { description: '' }, {}])
    expect(after(answer, { description: '' }).user?.description || '').toBe('')
})

it('a field of a changed profile has the sent value where the answer does not have it', () => {
  expect(after({}, { theme: 'light', newsletters: { contents: true, promo: false, notices: true } }).user).toEqual({
    ...user,
    theme: 'light',
    newsletters: { contents: true, promo: false, notices: true },
  })
})

it('a changed profile’s set of switches keeps those that the answer does not have', () => {
  expect(after({ notifications: { manual: true, topics: null } }).user?.notifications).toEqual({
    ...switches,
    manual: true,
  })
})

it('a field of a changed profile has one name, whichever the backend uses', () => {
  expect(after({ user: undefined, avatar: '/b.svg', birthdate: '1990-01-01' }).user).toMatchObject({
    avatarUrl: '/b.svg',
    birthDate: '1990-01-01',
  })
  const { read } = readValue({ user: { id: 7, nick: 'Biel' } }, ChangedUserSchema)
  expect(read).toMatchObject({ id: '7', nick: 'Biel' })
})
