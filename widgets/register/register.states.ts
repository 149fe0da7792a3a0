import type { Step, WidgetState } from '#islands/island/widgetState.ts'
import { accountMessages } from '#kit/account/account.messages.ts'
import { messages } from './register.messages.ts'

const options = { backUrl: '#llegit' }
const persona = 'anonymous'

const type = (text: string, message: { id: string }): Step => ({ type: text, into: message.id })
const press = (message: { id: string }): Step => ({ press: message.id })

const account = (email: string) => [
  type(email, accountMessages.email),
  type('Portclar2026', accountMessages.password),
  press(messages.next),
]
const details = (name: string) => [
  type(name, messages.name),
  type('Riera i Puig', messages.surname),
  type('1990-04-23', messages.birthdate),
  press(messages.create),
]
const whole = [...account('nova@elfar.example'), ...details('Mar')]

export const states: Record<string, WidgetState> = {
  account: { title: 'Step 1', options, persona },
  accountMissing: { title: 'Step 1, required fields empty', options, persona, steps: [press(messages.next)] },
  accountWrong: {
    title: 'Step 1, invalid email and weak password',
    options,
    persona,
    steps: [type('mar@', accountMessages.email), type('portclar', accountMessages.password), press(messages.next)],
  },
  draft: {
    title: 'Step 1, restored draft',
    options,
    persona,
    drafts: { 'register:email': 'nova@elfar.example' },
  },
  passwordShown: {
    title: 'Step 1, password shown',
    options,
    persona,
    steps: [type('Portclar2026', accountMessages.password), { press: 'ui.showPassword', values: { label: '' } }],
  },
  details: { title: 'Step 2', options, persona, steps: account('nova@elfar.example') },
  detailsMissing: {
    title: 'Step 2, required fields empty',
    options,
    persona,
    steps: [...account('nova@elfar.example'), press(messages.create)],
  },
  detailsWrong: {
    title: 'Step 2, invalid name and date',
    options,
    persona,
    steps: [
      ...account('nova@elfar.example'),
      type('M@r', messages.name),
      type('Riera', messages.surname),
      type('31 04 1990', messages.birthdate),
      press(messages.create),
    ],
  },
  creating: { title: 'Step 2, creating the account', options, persona, fault: 'user.register:timeout', steps: whole },
  inUse: {
    title: 'Step 1, email already in use',
    options,
    persona,
    steps: [...account('registered@elfar.example'), ...details('Mar')],
  },
  refused: {
    title: 'Step 2, name rejected',
    options,
    persona,
    steps: [...account('nova@elfar.example'), ...details('Redacció')],
  },
  offline: { title: 'Failed to register, offline', options, persona, fault: 'user.register:abort', steps: whole },
  failed: { title: 'Failed to register, server error', options, persona, fault: 'user.register:500', steps: whole },
  created: { title: 'Step 3', options, persona, steps: whole },
  already: { title: 'Already signed in', options, persona: 'registered' },
  app: { title: 'In the app, native screen', options, persona, path: '?app-test-mode=1' },
}
