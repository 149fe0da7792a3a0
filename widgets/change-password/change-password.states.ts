import type { Step, WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './change-password.messages.ts'

const type = (text: string, message: { id: string }): Step => ({ type: text, into: message.id })
const save: Step = { press: messages.save.id }
const twice = [type('Portclar2027', messages.password), type('Portclar2027', messages.again), save]
const shared = { options: {}, persona: 'anonymous', path: '?token=mock-recovery' }

export const states: Record<string, WidgetState> = {
  open: { title: 'Form', ...shared },
  missing: { title: 'Form, required fields empty', ...shared, steps: [save] },
  short: {
    title: 'Form, too short and not matching',
    ...shared,
    steps: [type('Port', messages.password), type('Porta', messages.again), save],
  },
  saving: { title: 'Saving', ...shared, fault: 'user.changePassword:timeout', steps: twice },
  offline: { title: 'Failed to save, offline', ...shared, fault: 'user.changePassword:abort', steps: twice },
  failed: { title: 'Failed to save, server error', ...shared, fault: 'user.changePassword:500', steps: twice },
  changed: { title: 'Changed', ...shared, steps: twice },
  expired: { title: 'Link expired', ...shared, path: '?token=used', steps: twice },
  noToken: { title: 'Without a link', options: {}, persona: 'anonymous' },
}
