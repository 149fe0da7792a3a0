import { defineCalls } from '../defineCalls.ts'
import { receiveMessage } from './receiveMessage.ts'

export const contactCalls = defineCalls({
  contact: { method: 'POST', path: '/contact', auth: 'none', wrap: 'response', answer: receiveMessage },
})
