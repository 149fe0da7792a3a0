import { defineCalls } from '../defineCalls.ts'
import { getPaywallMessage } from './paywallCalls.ts'

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
