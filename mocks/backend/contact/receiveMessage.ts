import * as v from 'valibot'
import { ContactFormSchema } from '#widgets/contact/contact.schema.ts'
import { type Answer, answer, type Call, invalid } from '../Call.ts'

/** POST /contact: what a reader has written to the newspaper. */
export function receiveMessage({ backend, body }: Call): Answer {
  const message = v.safeParse(ContactFormSchema, body)
  if (!message.success) return invalid(String(message.issues[0].path?.[0]?.key ?? 'message'))
  backend.state.contacts.push(message.output)
  return answer({})
}
