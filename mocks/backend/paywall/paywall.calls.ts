import { type Answer, answer, type Call, notFound } from '../Call.ts'
import { defineCalls } from '../defineCalls.ts'
import { paywallMessages } from './paywallMessages.ts'

export const paywallCalls = defineCalls({
  /** @when paywall: it is due and the marker has a `data-message-id` */
  'paywall.message': {
    method: 'GET',
    path: '/paywall/message/:messageId',
    auth: 'none',
    wrap: 'response',
    needs: ['id'],
    answer: getPaywallMessage,
  },
})

/** GET /paywall/message/{id}. */
function getPaywallMessage({ params, language }: Call): Answer {
  const message = paywallMessages.find(({ id }) => id === params.messageId)
  return message ? answer({ id: Number(message.id), ...message.shared, ...message.texts[language] }) : notFound()
}
