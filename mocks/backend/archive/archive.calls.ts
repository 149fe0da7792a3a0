import { defineCalls } from '../defineCalls.ts'
import { listPublications } from './archiveCalls.ts'

export const archiveCalls = defineCalls({
  /**
   * @when archive: it is due, and whenever the reader chooses filters, an order or further papers
   * @sends edition: left out for all
   * @sends publication: left out for all
   * @sends date: `YYYY-MM-DD`
   * @sends order: `desc` or `asc`
   * @sends page: page number, from 1
   */
  archive: {
    method: 'GET',
    path: '/archive/publications',
    auth: 'none',
    wrap: 'response',
    needs: ['items'],
    answer: listPublications,
  },
})
