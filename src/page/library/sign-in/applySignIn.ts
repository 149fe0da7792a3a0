import type { Report } from '#lib/report.ts'
import type { Session } from '../../session/session.types.ts'
import { safeStorage } from '../../storage/safeStorage.ts'
import { createInterestsCache } from '../interests/createInterestsCache.ts'
import type { SignInAnswer } from './signIn.schema.ts'

interface SignInPage {
  session: Pick<Session, 'signedIn'>
  now: () => Date
  report: Report
}

/**
 * Passes the user to the session and stores the interests for the next page: login and registration answer both.
 *
 * @returns Whether the reader is signed in ({@link Session.signedIn}).
 */
export function applySignIn({ session, now, report }: SignInPage, { user, interests }: SignInAnswer): boolean {
  const storage = safeStorage(() => window.localStorage)
  if (interests) createInterestsCache(user.id, { storage, now, report }).loaded(interests)
  return session.signedIn(user)
}
