import type { Step, WidgetState } from '../../src/island/widgetState.ts'
import { messages } from './change-password.messages.ts'

const type = (text: string, message: { id: string }): Step => ({ type: text, into: message.id })
const save: Step = { press: messages.save.id }
const twice = [type('Portclar2027', messages.password), type('Portclar2027', messages.again), save]
const shared = { options: {}, persona: 'anonymous', path: '?token=mock-recovery' }

export const states: Record<string, WidgetState> = {
  open: { title: 'Asks for a new password', ...shared },
  missing: { title: 'Nothing filled in', ...shared, steps: [save] },
  short: {
    title: 'Too short, and not the same',
    ...shared,
    steps: [type('Port', messages.password), type('Porta', messages.again), save],
  },
  saving: { title: 'On its way', ...shared, fault: 'user.changePassword:timeout', steps: twice },
  offline: { title: 'Not changed, no connection', ...shared, fault: 'user.changePassword:abort', steps: twice },
  failed: { title: 'Not changed, the server failed', ...shared, fault: 'user.changePassword:500', steps: twice },
  changed: { title: 'Changed', ...shared, steps: twice },
  expired: { title: 'The link has expired', ...shared, path: '?token=used', steps: twice },
  noToken: { title: 'No link at all', options: {}, persona: 'anonymous' },
}
