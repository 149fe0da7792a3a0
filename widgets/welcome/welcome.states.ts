import type { Step, WidgetState } from '#islands/island/widgetState.ts'
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
  unvalidated: { title: 'Email not validated', ...shared },
  validated: { title: 'Email validated', options, persona: 'registered' },
  trial: { title: 'Free trial', options, persona: 'trial-14' },
  loading: { title: 'Loading', ...shared, fault: 'user.profile:timeout' },
  signedOut: { title: 'Visitor', options, persona: 'anonymous' },
  signedOutApp: { title: 'Visitor, in the app', options, persona: 'anonymous', channel: 'android' },
  draft: {
    title: 'Restored draft',
    ...shared,
    drafts: { 'welcome:9016:phoneNumber': '971 12 34', 'welcome:9016:postalCode': '070' },
  },
  wrong: { title: 'Invalid phone number and postal code', ...shared, steps: details('+34 971', '7') },
  refused: { title: 'Postal code rejected', ...shared, steps: details('971123456', '00000') },
  saving: { title: 'Saving', ...shared, fault: 'user.update:timeout', steps: right },
  offline: { title: 'Failed to save, offline', ...shared, fault: 'user.update:abort', steps: right },
  failed: { title: 'Failed to save, server error', ...shared, fault: 'user.update:500', steps: right },
  forbidden: { title: 'Failed to save, forbidden', ...shared, fault: 'user.update:403', steps: right },
  expired: { title: 'Failed to save, session expired', ...shared, fault: 'user.update:401', steps: right },
  done: { title: 'Saved, redirecting', ...shared, steps: right },
  nothing: { title: 'Nothing to save, redirecting', ...shared, steps: [start] },
  mailSending: {
    title: 'Sending validation email',
    ...shared,
    fault: 'user.resendValidation:timeout',
    steps: [resend],
  },
  mailSent: { title: 'Validation email sent', ...shared, steps: [resend] },
  mailFailed: {
    title: 'Failed to send validation email',
    ...shared,
    fault: 'user.resendValidation:500',
    steps: [resend],
  },
}
