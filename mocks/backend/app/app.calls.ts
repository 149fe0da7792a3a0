import { defineCalls } from '../defineCalls.ts'
import { listEditions } from './listEditions.ts'

export const appCalls = defineCalls({
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
