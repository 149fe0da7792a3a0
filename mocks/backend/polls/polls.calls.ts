import { defineCalls } from '../defineCalls.ts'
import { getPoll, votePoll } from './pollCalls.ts'

export const pollsCalls = defineCalls({
  poll: { method: 'GET', path: '/poll/:pollId', auth: 'none', wrap: 'data', needs: ['options'], answer: getPoll },
  'poll.vote': { method: 'POST', path: '/poll/:pollId/vote/:optionId', auth: 'none', wrap: 'data', answer: votePoll },
})
