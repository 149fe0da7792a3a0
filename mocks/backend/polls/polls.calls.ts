import { defineCalls } from '../defineCalls.ts'
import { getPoll, votePoll } from './pollCalls.ts'

export const pollsCalls = defineCalls({
  /** @when poll: it is due, and again when the reader retries */
  poll: { method: 'GET', path: '/poll/:pollId', auth: 'none', wrap: 'data', needs: ['options'], answer: getPoll },
  /** @when poll: the reader votes */
  'poll.vote': { method: 'POST', path: '/poll/:pollId/vote/:optionId', auth: 'none', wrap: 'data', answer: votePoll },
})
