import { defineCalls } from '../defineCalls.ts'
import { listPublications } from './archiveCalls.ts'

export const archiveCalls = defineCalls({
  archive: {
    method: 'GET',
    path: '/archive/publications',
    auth: 'none',
    wrap: 'response',
    needs: ['items'],
    answer: listPublications,
  },
})
