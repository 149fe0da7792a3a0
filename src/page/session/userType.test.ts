import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { madrid } from '#kit/dates/dates.fixture.ts'
import { CurrentUserSchema } from './profile.schema.ts'
import { userFacts } from './userFacts.ts'
import { userType } from './userType.ts'

const now = new Date('2026-11-21T10:00:00Z')

it.each([
  [undefined, 'anonymous'],
  [{ id: 7 }, 'registered'],
  [{ id: 7, endTrialDate: '2026-11-21T10:00:01Z' }, 'registered_trial'],
  [{ id: 7, endTrialDate: '2026-12-05' }, 'registered_trial'],
  [{ id: 7, endTrialDate: '2026-11-21' }, 'registered_trial'],
  [{ id: 7, endTrialDate: '2026-11-20' }, 'registered'],
  [{ id: 7, endTrialDate: '2026-12-05 00:00:00' }, 'registered_trial'],
  // The newspaper's clock, an hour ahead of UTC.
  [{ id: 7, endTrialDate: '2026-11-21 11:00:01' }, 'registered_trial'],
  [{ id: 7, endTrialDate: '2026-11-21 10:59:59' }, 'registered'],
  [{ id: 7, endTrialDate: '2026-11-21T10:00:00Z' }, 'registered'],
  // A date alone lasts to the end of its day, as in the paywall's count of days.
  [{ id: 7, endTrialDate: '2026-11-21' }, 'registered_trial'],
  [{ id: 7, endTrialDate: '2026-11-01' }, 'registered'],
  [{ id: 7, endTrialDate: '' }, 'registered'],
  [{ id: 7, endTrialDate: 'soon' }, 'registered'],
  [{ id: 7, subscriber: true, endTrialDate: '2026-12-05' }, 'subscriber'],
])('userType of %j is %s', (user, type) => {
  const parsed = user && parse(CurrentUserSchema, user)
  expect(userType(parsed, now, madrid)).toBe(type)
})

it('the data layer gets a subscriber’s facts', () => {
  const user = parse(CurrentUserSchema, {
    id: 7,
    email: 'agata@diari.example',
    subscriber: true,
    advantages: 'comentaris,hemeroteca',
    premium: 'S',
    founder: true,
    rfv: 12,
    subscriptionId: 99,
    subscriptionType: 'anual',
  })
  expect(userFacts(user, 'subscriber')).toEqual({
    type: 'subscriber',
    id: '7',
    isStaff: false,
    advantages: 'comentaris,hemeroteca',
    premium: 'S',
    fundador: true,
    rfv: 12,
    subscription: { id: '99', type: 'anual' },
  })
})

it('the data layer gets no facts of a visitor', () => {
  expect(userFacts(undefined, 'anonymous')).toEqual({
    type: 'anonymous',
    id: undefined,
    isStaff: false,
    advantages: '',
    premium: 'N',
    fundador: false,
    rfv: undefined,
    subscription: undefined,
  })
})
