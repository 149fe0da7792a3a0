import { defineCalls } from '../defineCalls.ts'
import { giveAway, listGifts } from './giftCalls.ts'

export const giftsCalls = defineCalls({
  /** @when gift: the reader gives the article away */
  'gift.new': {
    method: 'POST',
    path: '/give-away/:contentId',
    auth: 'reader',
    wrap: 'response',
    needs: ['hashURL'],
    answer: giveAway,
  },
  /**
   * @when gift: the reader opens the gift box
   * @when profile: the reader opens the gifts, or gets to the end of the list
   * @sends page: page number, from 1
   */
  'gift.list': {
    method: 'GET',
    path: '/user/gifts',
    auth: 'reader',
    wrap: 'data',
    needs: ['results'],
    answer: listGifts,
  },
})
