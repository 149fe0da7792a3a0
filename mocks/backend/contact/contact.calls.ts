import { defineCalls } from '../defineCalls.ts'
import { receiveMessage } from './receiveMessage.ts'

export const contactCalls = defineCalls({
  /**
   * @when contact: the reader sends the form; `data-action` may name another path
   * @sends name: as the reader has typed it
   * @sends message: as the reader has typed it
   */
  contact: { method: 'POST', path: '/contact', auth: 'none', wrap: 'response', answer: receiveMessage },
})
