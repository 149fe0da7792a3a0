import type { Channel } from '#page/app-bridge/appBridge.types.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import type { Permissions, Session } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'

/**
 * The reader whom the buttons are for. `unknown` is somebody who is signed in and whose profile is loading or could not be loaded: they get their profile's button, and no offer
 * that may not concern them.
 */
export type ButtonReader =
  | { status: 'anonymous' }
  | { status: 'unknown' }
  | { status: 'known'; user: CurrentUser; offeredPremium: boolean }

/** The rule of the profile's menu, which loads on demand. */
export type IsOfferedPremium = (user: CurrentUser, permissions: Permissions) => boolean

/** @param isOffered Undefined while it is not needed, or on its way: nobody is offered premium then. */
export function buttonReader(
  { get, token, permissions }: Pick<Session, 'get' | 'token' | 'permissions'>,
  isOffered: IsOfferedPremium | undefined,
): ButtonReader {
  const reader = get()
  const user = userOf(reader)
  if (user) return { status: 'known', user, offeredPremium: isOffered?.(user, permissions) ?? false }
  return { status: reader.status === 'anonymous' && token() === undefined ? 'anonymous' : 'unknown' }
}

export type HeaderButton = 'premium' | 'subscribe' | 'signIn' | 'profile'

interface ButtonFacts {
  reader: ButtonReader
  channel: Channel
}

const subscribes = (reader: ButtonReader) => reader.status === 'known' && reader.user.subscriber

/** The buttons in their order, and who sees them (content-features §2, "Header and navigation"; reader-account §6). */
const buttonTable: Readonly<Record<HeaderButton, (facts: ButtonFacts) => boolean>> = {
  premium: ({ reader }) => reader.status === 'known' && reader.offeredPremium,
  // Apple does not allow a subscription to be sold beside its own store.
  subscribe: ({ reader, channel }) => reader.status !== 'unknown' && !subscribes(reader) && channel !== 'ios',
  signIn: ({ reader }) => reader.status === 'anonymous',
  profile: ({ reader }) => reader.status !== 'anonymous',
}

// Object.keys widens the keys to string; the table has no other keys.
const buttons = Object.keys(buttonTable) as HeaderButton[]

/** The buttons that this reader finds in the header, in their order. */
export const buttonsFor = (facts: ButtonFacts): readonly HeaderButton[] =>
  buttons.filter((button) => buttonTable[button](facts))
