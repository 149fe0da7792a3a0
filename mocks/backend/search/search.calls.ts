import { defineCalls } from '../defineCalls.ts'
import { suggestContents } from './suggestContents.ts'

export const searchCalls = defineCalls({
  search: {
    method: 'GET',
    path: '/search',
    auth: 'none',
    wrap: 'response',
    needs: ['results'],
    answer: suggestContents,
  },
})
