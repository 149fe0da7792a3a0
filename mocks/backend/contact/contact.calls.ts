import * as v from 'valibot'
import { ContactFormSchema } from '#widgets/contact/contact.schema.ts'
import { type Answer, answer, type Call, invalid } from '../Call.ts'
import { defineCalls } from '../defineCalls.ts'

export const contactCalls = defineCalls({
  /**
   * @when contact: the reader sends the form; `data-action` may name another path
   * @sends name: as the reader has typed it
   * @sends message: as the reader has typed it
   */
  contact: { method: 'POST', path: '/contact', auth: 'none', wrap: 'response', answer: receiveMessage },
})

/** POST /contact: what a reader has written to the newspaper. */
function receiveMessage({ backend, body }: Call): Answer {
  const message = v.safeParse(ContactFormSchema, body)
  if (!message.success) return invalid(String(message.issues[0].path?.[0]?.key ?? 'message'))
  backend.state.contacts.push(message.output)
  return answer({})
}
