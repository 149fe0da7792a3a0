import { accountMessages } from '../../src/account/account.messages.ts'
import type { Step, WidgetState } from '../../src/island/widgetState.ts'
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
  type('23/04/1990', messages.birthdate),
  press(messages.create),
]
const whole = [...account('nova@elfar.example'), ...details('Mar')]

export const states: Record<string, WidgetState> = {
  account: { title: 'Step 1', options, persona },
  accountMissing: { title: 'Step 1, nothing filled in', options, persona, steps: [press(messages.next)] },
  accountWrong: {
    title: 'Step 1, a bad address and a weak password',
    options,
    persona,
    steps: [type('mar@', accountMessages.email), type('portclar', accountMessages.password), press(messages.next)],
  },
  draft: {
    title: 'Step 1, typed before a reload',
    options,
    persona,
    drafts: { 'register:email': 'nova@elfar.example' },
  },
  passwordShown: {
    title: 'Step 1, the password shown',
    options,
    persona,
    steps: [type('Portclar2026', accountMessages.password), { press: 'ui.showPassword', values: { label: '' } }],
  },
  details: { title: 'Step 2', options, persona, steps: account('nova@elfar.example') },
  detailsMissing: {
    title: 'Step 2, nothing filled in',
    options,
    persona,
    steps: [...account('nova@elfar.example'), press(messages.create)],
  },
  detailsWrong: {
    title: 'Step 2, a name with signs and a day that there is not',
    options,
    persona,
    steps: [
      ...account('nova@elfar.example'),
      type('M@r', messages.name),
      type('Riera', messages.surname),
      type('31/04/1990', messages.birthdate),
      press(messages.create),
    ],
  },
  calendar: {
    title: 'Step 2, the calendar open',
    options,
    persona,
    steps: [...account('nova@elfar.example'), { press: 'date.open', values: { label: '' } }],
  },
  creating: { title: 'The account on its way', options, persona, fault: 'user.register:timeout', steps: whole },
  inUse: {
    title: 'The address is in use',
    options,
    persona,
    steps: [...account('registered@elfar.example'), ...details('Mar')],
  },
  refused: {
    title: 'The server does not take the name',
    options,
    persona,
    steps: [...account('nova@elfar.example'), ...details('Redacció')],
  },
  offline: { title: 'Not made, no connection', options, persona, fault: 'user.register:abort', steps: whole },
  failed: { title: 'Not made, the server failed', options, persona, fault: 'user.register:500', steps: whole },
  created: { title: 'Step 3', options, persona, steps: whole },
  already: { title: 'Signed in already', options, persona: 'registered' },
  app: { title: 'In the app, which has its own screen', options, persona, path: '?app-test-mode=1' },
}
