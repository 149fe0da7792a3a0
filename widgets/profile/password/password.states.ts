import type { Step, WidgetState } from '#islands/island/widgetState.ts'
import { passwordMessages as messages } from './password.messages.ts'

const panel = { options: {}, path: '/#profile.password' }
const type = (text: string, message: { id: string }): Step => ({ type: text, into: message.id })
const save: Step = { press: messages.save.id }
const filled = [
  type('farclar2026', messages.old),
  type('Portclar2027', messages.new),
  type('Portclar2027', messages.confirm),
  save,
]

export const states: Record<string, WidgetState> = {
  password: { title: 'Form', ...panel },
  missing: { title: 'Form, required fields empty', ...panel, steps: [save] },
  wrong: { title: 'Wrong old password', ...panel, steps: filled },
  saving: { title: 'Saving', ...panel, fault: 'user.newPassword:timeout', steps: filled },
  failed: { title: 'Not changed, server error', ...panel, fault: 'user.newPassword:500', steps: filled },
  recovered: { title: 'Recovery mail sent', ...panel, steps: [{ press: messages.recover.id }] },
  notRecovered: {
    title: 'Recovery mail not sent',
    ...panel,
    fault: 'user.recoverPassword:500',
    steps: [{ press: messages.recover.id }],
  },
  app: { title: 'Form, Android app', ...panel, channel: 'android' },
}
