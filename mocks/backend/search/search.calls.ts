import { defineCalls } from '../defineCalls.ts'
import { suggestContents } from './suggestContents.ts'

export const searchCalls = defineCalls({
  /**
   * @when header: the reader types; the marker’s `data-search-suggestions` names the path
   * @sends text: what was typed
   * @sends limit: 10
   */
  search: {
    method: 'GET',
    path: '/search',
    auth: 'none',
    wrap: 'response',
    needs: ['results'],
    answer: suggestContents,
  },
})
