import * as v from 'valibot'
import { CurrentUserSchema } from '#page/session/profile.schema.ts'
import type { Personas } from '../personas.ts'
import { type Account, SEEDED_PASSWORD } from './Account.ts'
import { addressOf } from './addressOf.ts'

/** The blocked account, which has to validate its address. */
export const BLOCKED_ADDRESS = addressOf('bloquejat')

/** An account for every persona, and a blocked one. */
export function seedAccounts(personas: Personas): Map<string, Account> {
  // Object.entries widens the keys to string; personas have no other keys.
  const names = Object.keys(personas) as (keyof Personas)[]
  const accounts = names.map(
    (name): Account => ({
      email: addressOf(name),
      password: SEEDED_PASSWORD,
      user: personas[name],
      subject: name,
      blocked: false,
    }),
  )
  accounts.push({
    email: BLOCKED_ADDRESS,
    password: SEEDED_PASSWORD,
    user: v.parse(CurrentUserSchema, { id: 9100, nick: 'Berenguera', name: 'Berenguera', emailValidated: false }),
    subject: 'account-9100',
    blocked: true,
  })
  return new Map(accounts.map((account) => [account.email, account]))
}
