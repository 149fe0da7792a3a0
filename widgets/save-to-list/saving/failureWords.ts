import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { failureMessages } from '#kit/i18n/shared.messages.ts'
import { type ApiFailure, failureMessage } from '#page/api/apiFailure.ts'
import { serverMessage } from '#page/api/serverMessage.ts'

/**
 * The text for a reader when a write has failed: the server's message where it sends one (content-features §8, "Save or delete content failure"), the catalogue's
 * where the reader is refused, and otherwise what was not done.
 *
 * @param what A sentence of the caller's: “We could not save the article.”
 */
export function failureWords(failure: ApiFailure, what: string, t: PageIntl['t']): string {
  const own = serverMessage(failure)
  if (own) return own
  const key = failureMessage(failure)
  return key === 'unauthorized' || key === 'forbidden' ? t(failureMessages[key]) : what
}
