import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { isUnpaidRegistered, isUnpaidSubscriber } from '#page/session/unpaid.ts'
import type { Audience, Modal } from './modal.schema.ts'

/** A page view: the address and the reader. */
export interface PageView {
  user: CurrentUser | undefined
  /** The page's address. */
  href: string
}

/** The conditions that a definition may name. */
const audiences: Record<Audience, (user: CurrentUser | undefined) => boolean> = {
  anonymous: (user) => user === undefined,
  registered: (user) => user !== undefined && !user.subscriber,
  subscriber: (user) => user?.subscriber === true,
  unpaidSubscriber: isUnpaidSubscriber,
  unpaidRegistered: isUnpaidRegistered,
  bannedComments: (user) => user?.bannedComments === true,
}

/** Normalises an address or a path: absolute, encoded, and without a trailing slash, which pages write or leave out. */
function normalizeUrl(address: string, href: string): { url: string; hash: string } | undefined {
  try {
    const { origin, pathname, hash } = new URL(address, href)
    return { url: origin + pathname.replace(/\/$/, ''), hash }
  } catch {
    return undefined
  }
}

function isAt(wanted: string, href: string): boolean {
  const here = normalizeUrl(href, href)?.url ?? ''
  const wantedPath = normalizeUrl(wanted, href)?.url
  return wantedPath?.endsWith('*') ? `${here}/`.startsWith(wantedPath.slice(0, -1)) : here === wantedPath
}

/** Its button links to this page: a reader who is about to pay is not asked to. */
const linksHere = ({ buttonUrl }: Modal, href: string) =>
  buttonUrl !== undefined && isAt(buttonUrl, href) && normalizeUrl(buttonUrl, href)?.hash === ''

/** Whether a modal is for this reader on this page, whenever it was last seen. */
export function isRelevant(modal: Modal, { user, href }: PageView): boolean {
  const { showFunction, showInUrl } = modal
  if (showFunction !== undefined && !audiences[showFunction](user)) return false
  return showInUrl === undefined ? !linksHere(modal, href) : isAt(showInUrl, href)
}

/**
 * Whether it is due to open automatically (content-features §4, "Header and page shell").
 *
 * @param last When this reader last saw it, in milliseconds; undefined when never. For a repeated modal a time in the future counts as never: the clock has been set back.
 */
export function isIntervalOver(
  { manual, showOnce, showEvery = 0 }: Modal,
  last: number | undefined,
  now: number,
): boolean {
  if (manual) return false
  if (last === undefined) return true
  return !showOnce && (last > now || now - last >= showEvery)
}
