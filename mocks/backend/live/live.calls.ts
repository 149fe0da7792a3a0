import { defineCalls } from '../defineCalls.ts'
import { listMessages } from './listMessages.ts'
import { listNewest } from './listNewest.ts'

export const liveCalls = defineCalls({
  'live.newest': {
    method: 'GET',
    path: '/live/:liveId/messages/newest',
    auth: 'none',
    wrap: 'response',
    needs: ['messages'],
    answer: (call) => (call.params.liveId === 'mateix' ? listNewest(call) : listMessages(call, 'newest')),
  },
  'live.oldest': {
    method: 'GET',
    path: '/live/:liveId/messages/oldest',
    auth: 'none',
    wrap: 'response',
    needs: ['messages'],
    answer: (call) => listMessages(call, 'oldest'),
  },
  'livefootball.newest': {
    method: 'GET',
    path: '/livefootball/:liveId/messages/newest',
    auth: 'none',
    wrap: 'response',
    needs: ['messages'],
    answer: (call) => listMessages(call, 'newest'),
  },
  'livefootball.oldest': {
    method: 'GET',
    path: '/livefootball/:liveId/messages/oldest',
    auth: 'none',
    wrap: 'response',
    needs: ['messages'],
    answer: (call) => listMessages(call, 'oldest'),
  },
})
