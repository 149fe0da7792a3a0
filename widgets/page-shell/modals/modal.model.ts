import type { CurrentUser } from '../../../src/session/currentUser.types.ts'
import { isUnpaidRegistered, isUnpaidSubscriber } from '../../../src/session/unpaid.ts'
import type { Audience, Modal } from './modal.schema.ts'

/** Where and for whom a page is shown. */
export interface Occasion {
  user: CurrentUser | undefined
  /** The page's path. */
  path: string
}

/** The functions that a definition may name. */
const audiences: Record<Audience, (user: CurrentUser | undefined) => boolean> = {
  anonymous: (user) => user === undefined,
  registered: (user) => user !== undefined && !user.subscriber,
  subscriber: (user) => user?.subscriber === true,
  unpaidSubscriber: isUnpaidSubscriber,
  unpaidRegistered: isUnpaidRegistered,
  bannedComments: (user) => user?.bannedComments === true,
}

const isAt = (wanted: string, path: string) =>
  wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted

/** Whether a modal is for this reader on this page, whenever it was last seen. */
export const fits = ({ showFunction, showInUrl }: Modal, { user, path }: Occasion): boolean =>
  (showFunction === undefined || audiences[showFunction](user)) && (showInUrl === undefined || isAt(showInUrl, path))

/**
 * Whether it is time for it by itself (content-features §4, "Header and page shell").
 *
 * @param last When this reader has seen it, in milliseconds; undefined when never. One from the future counts as never: the clock has been set back.
 */
export function isTime({ manual, showOnce, showEvery = 0 }: Modal, last: number | undefined, now: number): boolean {
  if (manual) return false
  if (last === undefined || last > now) return true
  return !showOnce && now - last >= showEvery
}
