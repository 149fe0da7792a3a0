import { type Answer, answer, type Call, notFound } from '../Call.ts'
import { paywallMessages } from './paywallMessages.ts'

/** GET /paywall/message/{id}. */
export function getPaywallMessage({ params, language }: Call): Answer {
  const message = paywallMessages.find(({ id }) => id === params.messageId)
  return message ? answer({ id: Number(message.id), ...message.shared, ...message.texts[language] }) : notFound()
}
