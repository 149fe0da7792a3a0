import { defineCalls } from '../defineCalls.ts'
import { getPaywallMessage } from './paywallCalls.ts'

export const paywallCalls = defineCalls({
  'paywall.message': {
    method: 'GET',
    path: '/paywall/message/:messageId',
    auth: 'none',
    wrap: 'response',
    needs: ['id'],
    answer: getPaywallMessage,
  },
})
