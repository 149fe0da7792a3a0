import { type PaywallCookie, typeIn } from '../paywall.schema.ts'
import type { PaywallType } from '../paywall.types.ts'

/** Templates print empty attributes. */
const isLeftOut = (option: unknown) => option === undefined || option === ''

/**
 * The type and the message that the data cookie names (content-features §3, "Paywall cookie data"), where the marker leaves them out: the backend
 * chose them for this reader. A message of another type than the box's is left to the box that it was written for.
 *
 * @param given The marker's options, unparsed.
 */
export function optionsFromCookie(
  given: Record<string, unknown>,
  cookie: PaywallCookie | undefined,
): { type?: PaywallType; messageId?: string } {
  if (!cookie) return {}
  const { firstMessageId, messageType } = cookie
  const named = cookie.messageIds ?? []
  const first = named.find(({ messageId }) => messageId === firstMessageId) ?? named[0]
  const cookieType = typeIn(messageType) ?? typeIn(first?.type)
  const type = isLeftOut(given.type) ? cookieType : given.type

  const ofType = named.find((message) => message.type === type)
  const fits = cookieType === undefined || cookieType === type
  const messageId = ofType?.messageId ?? (fits ? (firstMessageId ?? first?.messageId) : undefined)
  return {
    ...(isLeftOut(given.type) && cookieType && { type: cookieType }),
    ...(isLeftOut(given.messageId) && messageId && { messageId }),
  }
}
