import { defineCalls } from '../defineCalls.ts'
import { listMessages } from './listMessages.ts'
import { listNewest } from './listNewest.ts'

export const liveCalls = defineCalls({
  /**
   * @when live: it is due, then once a period; with `messageId` what is newer
   * @when bottom-bar: the page opens, then every two minutes; `data-feed` may name another path
   * @sends messageId: the newest message that the reader has; left out at first
   * @sends publishedDateOrder: of the bottom bar, always `DESC`
   * @sends limit: how many at most; a match asks for 200
   * @sends {filter}: the values chosen in each group of filters, with commas between them
   */
  'live.newest': {
    method: 'GET',
    path: '/live/:liveId/messages/newest',
    auth: 'none',
    wrap: 'response',
    needs: ['messages'],
    answer: (call) => (call.params.liveId === 'mateix' ? listNewest(call) : listMessages(call, 'newest')),
  },
  /**
   * @when live: the reader turns the order round; with `messageId` what is older or newer, as the order goes on
   * @sends messageId: the message to go on from
   * @sends limit: how many at most
   * @sends {filter}: the values chosen in each group of filters, with commas between them
   */
  'live.oldest': {
    method: 'GET',
    path: '/live/:liveId/messages/oldest',
    auth: 'none',
    wrap: 'response',
    needs: ['messages'],
    answer: (call) => listMessages(call, 'oldest'),
  },
  /**
   * @when live: a marker’s `data-kind` is `livefootball`, in place of the call of `/live/`
   * @sends messageId: the newest message that the reader has; left out at first
   * @sends limit: how many at most; a match asks for 200
   * @sends {filter}: the values chosen in each group of filters, with commas between them
   */
  'livefootball.newest': {
    method: 'GET',
    path: '/livefootball/:liveId/messages/newest',
    auth: 'none',
    wrap: 'response',
    needs: ['messages'],
    answer: (call) => listMessages(call, 'newest'),
  },
  /**
   * @when live: a marker’s `data-kind` is `livefootball`, in place of the call of `/live/`
   * @sends messageId: the message to go on from
   * @sends limit: how many at most
   * @sends {filter}: the values chosen in each group of filters, with commas between them
   */
  'livefootball.oldest': {
    method: 'GET',
    path: '/livefootball/:liveId/messages/oldest',
    auth: 'none',
    wrap: 'response',
    needs: ['messages'],
    answer: (call) => listMessages(call, 'oldest'),
  },
})
