import type { InferInput } from 'valibot'
import * as v from 'valibot'
import { addDays } from '../../src/dates/addDays.ts'
import { dayOf } from '../../src/dates/dayOf.ts'
import { endOf } from '../../src/dates/endOf.ts'
import { writeIso } from '../../src/dates/writeIso.ts'
import type { CurrentUser } from '../../src/session/profile.schema.ts'
import { CurrentUserSchema } from '../../src/session/profile.schema.ts'

export const personaNames = [
  'anonymous',
  'registered',
  'trial-14',
  'trial-1',
  'trial-0',
  'unpaid-registered',
  'subscriber',
  'unpaid-subscriber',
  'subscriber-no-comments',
  'subscriber-no-archive',
  'subscriber-no-gift',
  'subscriber-last-gift',
  'subscriber-gifts-used',
  'premium-s',
  'premium-c',
  'founder',
  'staff',
  'banned',
  'unvalidated',
  'apple',
] as const

export type PersonaName = (typeof personaNames)[number]

export type Personas = Record<Exclude<PersonaName, 'anonymous'>, CurrentUser>

/**
 * The personas. A reader without any advantages is granted everything (reader-account §6), so a persona that must lack one has another: the
 * registered ones get newsletters.
 *
 * @param now Ends of trials are counted from it, at the end of that day.
 */
export function createPersonas(now: Date): Personas {
  const registered = { emailValidated: true, advantages: 'butlletins', premium: null, language: 'ca' } as const
  const subscriber = {
    ...registered,
    subscriber: true,
    subscriptionId: '77310',
    subscriptionType: 'digital-anual',
    advantages: 'comentaris,hemeroteca',
    premium: 'N',
    rfv: 62,
    canGiveAway: true,
    numberGiftsRemaining: 7,
  } as const

  return {
    registered: persona({ ...registered, id: 9001, nick: 'Mariona', name: 'Mariona', surname: 'Vallcorba' }),
    'trial-14': persona({ ...registered, id: 9002, nick: 'ricard.p', endTrialDate: endOfDay(now, 14) }),
    'trial-1': persona({ ...registered, id: 9003, nick: 'Nausica', endTrialDate: endOfDay(now, 1) }),
    'trial-0': persona({ ...registered, id: 9004, nick: 'Jofre', endTrialDate: endOfDay(now, 0) }),
    'unpaid-registered': persona({ ...registered, id: 9005, nick: 'Elvira', type: 5 }),
    subscriber: persona({
      ...subscriber,
      id: 9006,
      nick: 'Aloma del Rec',
      name: 'Aloma',
      surname: 'Recasens',
      avatarUrl: '/avatars/a3.svg',
    }),
    'unpaid-subscriber': persona({ ...subscriber, id: 9007, nick: 'Guifré', type: 4 }),
    'subscriber-no-comments': persona({ ...subscriber, id: 9008, nick: 'Tecla', advantages: 'hemeroteca' }),
    'subscriber-no-archive': persona({ ...subscriber, id: 9009, nick: 'Bernat Sol', advantages: 'comentaris' }),
    'subscriber-no-gift': persona({
      ...subscriber,
      id: 9010,
      nick: 'Llora',
      canGiveAway: false,
      numberGiftsRemaining: 0,
    }),
    'subscriber-last-gift': persona({ ...subscriber, id: 9018, nick: 'Oriola', numberGiftsRemaining: 1 }),
    'subscriber-gifts-used': persona({ ...subscriber, id: 9019, nick: 'Blai', numberGiftsRemaining: 0 }),
    'premium-s': persona({
      ...subscriber,
      id: 9011,
      nick: 'capita_de_la_barca_petita',
      premium: 'S',
      avatarUrl: '/avatars/a7.svg',
    }),
    'premium-c': persona({
      ...subscriber,
      id: 9012,
      nick: 'Assumpta',
      premium: 'C',
      notifications: { manual: true, topics: true, authors: true, columns: true },
    }),
    founder: persona({ ...subscriber, id: 9013, nick: 'Subscriptor 14', premium: 'C', founder: true, fundador: true }),
    staff: persona({ ...subscriber, id: 9014, nick: 'Redacció', isStaff: true, theme: 'system' }),
    banned: persona({ ...subscriber, id: 9015, nick: 'Trabuc', bannedComments: true }),
    unvalidated: persona({
      ...registered,
      id: 9016,
      nick: 'Noema',
      email: 'unvalidated@elfar.example',
      emailValidated: false,
    }),
    apple: persona({
      ...subscriber,
      id: 9017,
      nick: 'Pometa',
      subscriptionType: 'apple',
      subscriptionId: 'apple-annual',
    }),
  }
}

const persona = (fields: InferInput<typeof CurrentUserSchema>) => v.parse(CurrentUserSchema, fields)

function endOfDay(now: Date, daysAhead: number): string {
  const end = endOf(addDays(dayOf(now), daysAhead))
  return end ? writeIso(end) : ''
}
