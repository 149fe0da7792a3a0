import type { CurrentUser } from './profile.schema.ts'

/** Whether the premium subscription is offered (reader-account §6): not where the premium-upgrade check offers a larger one first (see needsUpgrade). */
export const isOfferedPremium = (user: Pick<CurrentUser, 'premium'> | undefined, needsUpgrade: boolean): boolean =>
  user?.premium === 'C' && !needsUpgrade

type Founder = Pick<CurrentUser, 'founder' | 'fundador'> | undefined

/** Whether the reader is a founder; the backend knows the field by two names (reader-account §3). */
export const isFounder = (user: Founder): boolean => Boolean(user?.founder || user?.fundador)

/** Founders have a page of their own (reader-account §6). */
export const premiumPage = ({ premium, founders }: { premium: string; founders: string }, user: Founder): string =>
  isFounder(user) ? founders : premium
