import { defineCalls } from '../defineCalls.ts'
import { giveAway, listGifts } from './giftCalls.ts'

export const giftsCalls = defineCalls({
  'gift.new': {
    method: 'POST',
    path: '/give-away/:contentId',
    auth: 'reader',
    wrap: 'response',
    needs: ['hashURL'],
    answer: giveAway,
  },
  'gift.list': {
    method: 'GET',
    path: '/user/gifts',
    auth: 'reader',
    wrap: 'data',
    needs: ['results'],
    answer: listGifts,
  },
})
