import type { Step, WidgetState } from '../../src/island/widgetState.ts'
import { messages } from './welcome.messages.ts'

/** A page whose redirects do nothing, so that the last state stays visible. */
const options = { backUrl: '#llegit' }
const persona = 'unvalidated'
const shared = { options, persona }

const start: Step = { press: messages.start.id }
const resend: Step = { press: messages.resend.id }
const details = (phone: string, code: string): Step[] => [
  { type: phone, into: messages.phone.id },
  { type: code, into: messages.postalCode.id },
  start,
]
const right = details('971 12 34 56', '07001')

export const states: Record<string, WidgetState> = {
  unvalidated: { title: 'The mail is still to be confirmed', ...shared },
  validated: { title: 'Nothing left to confirm', options, persona: 'registered' },
  trial: { title: 'In the free trial', options, persona: 'trial-14' },
  loading: { title: 'Nobody knows yet who reads', ...shared, fault: 'user.profile:timeout' },
  signedOut: { title: 'Signed out', options, persona: 'anonymous' },
  signedOutApp: { title: 'Signed out, in the app', options, persona: 'anonymous', channel: 'android' },
  draft: {
    title: 'Typed before a reload',
    ...shared,
    drafts: { 'welcome:9016:phoneNumber': '971 12 34', 'welcome:9016:postalCode': '070' },
  },
  wrong: { title: 'No phone number, and no postal code', ...shared, steps: details('+34 971', '7') },
  refused: { title: 'The server does not take the postal code', ...shared, steps: details('971123456', '00000') },
  saving: { title: 'On its way', ...shared, fault: 'user.update:timeout', steps: right },
  offline: { title: 'Not saved, no connection', ...shared, fault: 'user.update:abort', steps: right },
  failed: { title: 'Not saved, the server failed', ...shared, fault: 'user.update:500', steps: right },
  forbidden: { title: 'Not saved, not allowed', ...shared, fault: 'user.update:403', steps: right },
  expired: { title: 'Not saved, the session is over', ...shared, fault: 'user.update:401', steps: right },
  done: { title: 'Saved, going on', ...shared, steps: right },
  nothing: { title: 'Nothing to save, going on', ...shared, steps: [start] },
  mailSending: {
    title: 'The mail on its way again',
    ...shared,
    fault: 'user.resendValidation:timeout',
    steps: [resend],
  },
  mailSent: { title: 'The mail sent again', ...shared, steps: [resend] },
  mailFailed: { title: 'The mail not sent', ...shared, fault: 'user.resendValidation:500', steps: [resend] },
}
