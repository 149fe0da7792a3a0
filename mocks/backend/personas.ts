import * as v from 'valibot'
import { addDays } from '#kit/dates/day.ts'
import { endOf, writeIso } from '#kit/dates/moment.ts'
import { createTimeZone } from '#kit/dates/timeZone.ts'
import { DEFAULT_TIME_ZONE } from '#lib/site/config/config.ts'
import { type CurrentUser, CurrentUserSchema } from '#page/session/profile.schema.ts'
import { addressOf } from './accounts/addressOf.ts'
import { dayAtNewspaper } from './dayAtNewspaper.ts'

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
  'apple-monthly',
  'subscriber-site',
  'social',
  'collector',
  'newcomer',
] as const

/** The id of the reader who has saved 10,000 contents and has 5,000 followers. */
export const COLLECTOR = '9023'

/** `registered`, `premium-c` and `newcomer`. */
const PLAIN: readonly string[] = ['9001', '9012', '9024']

/**
 * Backends differ in what they send beside what the specification names. To these readers this one sends no more than that: a profile card without nick and
 * picture (reader-account §3, "Profile card"), and of a user who has changed or signed in no counts.
 */
export const getsSpecifiedFieldsOnly = ({ id }: Pick<CurrentUser, 'id'>): boolean => PLAIN.includes(id)

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
    hasSubscriptionCard: true,
    hasTargetActiveInSubscriptionCard: true,
    visible: true,
  } as const
  const apple = {
    ...subscriber,
    hasSubscriptionCard: false,
    hasTargetActiveInSubscriptionCard: false,
  } as const

  return {
    registered: persona('registered', {
      ...registered,
      id: 9001,
      nick: 'Mariona',
      name: 'Mariona',
      surname: 'Vallcorba',
    }),
    'trial-14': persona('trial-14', { ...registered, id: 9002, nick: 'ricard.p', endTrialDate: endOfDay(now, 14) }),
    'trial-1': persona('trial-1', { ...registered, id: 9003, nick: 'Nausica', endTrialDate: endOfDay(now, 1) }),
    'trial-0': persona('trial-0', { ...registered, id: 9004, nick: 'Jofre', endTrialDate: endOfDay(now, 0) }),
    'unpaid-registered': persona('unpaid-registered', {
      ...registered,
      id: 9005,
      nick: 'Elvira',
      type: 5,
      hasSubscriptionCard: true,
      hasTargetActiveInSubscriptionCard: true,
    }),
    subscriber: persona('subscriber', {
      ...subscriber,
      id: 9006,
      nick: 'Aloma del Rec',
      name: 'Aloma',
      surname: 'Recasens',
      gender: 'm',
      birthDate: '1979-04-23',
      phoneNumber: '971600123',
      description: 'Mestra jubilada. Llegeixo el diari de cap a peus, sempre amb un llapis a la mà.',
      avatarUrl: '/avatars/a3.svg',
    }),
    'unpaid-subscriber': persona('unpaid-subscriber', { ...subscriber, id: 9007, nick: 'Guifré', type: 4 }),
    'subscriber-no-comments': persona('subscriber-no-comments', {
      ...subscriber,
      id: 9008,
      nick: 'Tecla',
      advantages: 'hemeroteca',
    }),
    'subscriber-no-archive': persona('subscriber-no-archive', {
      ...subscriber,
      id: 9009,
      nick: 'Bernat Sol',
      advantages: 'comentaris',
    }),
    'subscriber-no-gift': persona('subscriber-no-gift', {
      ...subscriber,
      id: 9010,
      nick: 'Llora',
      canGiveAway: false,
      numberGiftsRemaining: 0,
    }),
    'subscriber-last-gift': persona('subscriber-last-gift', {
      ...subscriber,
      id: 9018,
      nick: 'Oriola',
      numberGiftsRemaining: 1,
    }),
    'subscriber-gifts-used': persona('subscriber-gifts-used', {
      ...subscriber,
      id: 9019,
      nick: 'Blai',
      numberGiftsRemaining: 0,
    }),
    'premium-s': persona('premium-s', {
      ...subscriber,
      id: 9011,
      nick: 'capita_de_la_barca_petita',
      premium: 'S',
      avatarUrl: '/avatars/a7.svg',
    }),
    'premium-c': persona('premium-c', {
      ...subscriber,
      id: 9012,
      nick: 'Assumpta',
      name: 'Assumpta',
      surname: 'Ferrer i Bonavida',
      profileEditionMode: 'all-but-name-surname',
      premium: 'C',
      notifications: { manual: true, topics: true, authors: true, columns: true },
    }),
    founder: persona('founder', {
      ...subscriber,
      id: 9013,
      nick: 'Subscriptor 14',
      premium: 'C',
      founder: true,
      fundador: true,
    }),
    staff: persona('staff', { ...subscriber, id: 9014, nick: 'Redacció', isStaff: true, theme: 'system' }),
    banned: persona('banned', { ...subscriber, id: 9015, nick: 'Trabuc', bannedComments: true }),
    unvalidated: persona('unvalidated', {
      ...registered,
      id: 9016,
      nick: 'Noema',
      emailValidated: false,
    }),
    apple: persona('apple', {
      ...apple,
      id: 9017,
      nick: 'Pometa',
      subscriptionType: 'apple-annual',
      subscriptionId: 'apple-annual',
      externalProductId: 'elfar.digital.annual',
    }),
    'apple-monthly': persona('apple-monthly', {
      ...apple,
      id: 9020,
      nick: 'Pomera',
      subscriptionType: 'apple-monthly',
      subscriptionId: 'apple-monthly',
      externalProductId: 'elfar.digital.monthly',
    }),
    'subscriber-site': persona('subscriber-site', {
      ...subscriber,
      id: 9021,
      nick: 'Margalida',
      hasSubscriberSiteIds: ['6'],
    }),
    social: persona('social', {
      ...registered,
      id: 9022,
      nick: 'Quim',
      name: 'Quim',
      surname: 'Sunyer',
      isRegisteredWithSocial: true,
      profileEditionMode: 'email-and-password',
    }),
    collector: persona('collector', {
      ...subscriber,
      id: COLLECTOR,
      nick: 'Arxivera',
      name: 'Llúcia',
      surname: 'Mora',
    }),
    newcomer: persona('newcomer', { id: 9024, nick: 'Nouvinguda' }),
  }
}

const persona = (name: PersonaName, fields: v.InferInput<typeof CurrentUserSchema>) =>
  v.parse(CurrentUserSchema, { email: addressOf(name), profileUrl: `/perfil/${fields.id}`, ...fields })

/** The last moment of a day at the newspaper. */
function endOfDay(now: Date, daysAhead: number): string {
  const timeZone = createTimeZone(DEFAULT_TIME_ZONE)
  const end = endOf(addDays(dayAtNewspaper(now), daysAhead), timeZone)
  return end ? writeIso(end) : ''
}
