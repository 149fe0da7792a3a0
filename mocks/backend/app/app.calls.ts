import { defineCalls } from '../defineCalls.ts'
import { listEditions } from './listEditions.ts'

export const appCalls = defineCalls({
  /** @when profile: the reader opens the list of editions in the app */
  editions: {
    method: 'GET',
    path: '/editions',
    root: '/api/app',
    auth: 'none',
    wrap: 'response',
    needs: ['editions'],
    answer: listEditions,
  },
})
