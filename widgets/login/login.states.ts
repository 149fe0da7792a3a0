import { accountMessages } from '../../src/account/account.messages.ts'
import type { Step, WidgetState } from '../../src/island/widgetState.ts'
import { messages } from './login.messages.ts'

/** A page whose redirects do nothing, so that the last state stays visible. */
const options = { backUrl: '#llegit' }
const persona = 'anonymous'

const email = (address: string): Step => ({ type: address, into: accountMessages.email.id })
const password = (text: string): Step => ({ type: text, into: accountMessages.password.id })
const press = (message: { id: string }): Step => ({ press: message.id })

const known = [email('subscriber@elfar.example'), press(messages.next)]
const signIn = [...known, password('Portclar2026'), press(messages.signIn)]
const blocked = [
  email('bloquejat@elfar.example'),
  press(messages.next),
  password('Portclar2026'),
  press(messages.signIn),
]
const forgot = [...known, press(messages.forgot)]

export const states: Record<string, WidgetState> = {
  email: { title: 'Asks for the address', options, persona },
  emailMissing: { title: 'No address', options, persona, steps: [press(messages.next)] },
  emailInvalid: { title: 'No valid address', options, persona, steps: [email('aloma@'), press(messages.next)] },
  starting: {
    title: 'Checks the address that came with the page',
    options,
    persona,
    path: '?email=subscriber@elfar.example',
    fault: 'user.emailCheck:timeout',
  },
  emailDraft: { title: 'The address of before a reload', options, persona, drafts: { 'login:email': 'aloma@elfar' } },
  checkOffline: {
    title: 'The address not checked, no connection',
    options,
    persona,
    fault: 'user.emailCheck:abort',
    steps: known,
  },
  checkFailed: {
    title: 'The address not checked, the server failed',
    options,
    persona,
    fault: 'user.emailCheck:500',
    steps: known,
  },
  password: { title: 'Asks for the password', options, persona, steps: known },
  passwordMissing: { title: 'No password', options, persona, steps: [...known, press(messages.signIn)] },
  credentials: {
    title: 'The password is wrong',
    options,
    persona,
    steps: [...known, password('portclar'), press(messages.signIn)],
  },
  signingIn: { title: 'Signing in', options, persona, fault: 'user.login:timeout', steps: signIn },
  signInOffline: { title: 'Not signed in, no connection', options, persona, fault: 'user.login:abort', steps: signIn },
  signInFailed: { title: 'Not signed in, the server failed', options, persona, fault: 'user.login:500', steps: signIn },
  recovering: { title: 'Asks where the link is to go', options, persona, steps: forgot },
  recoverySending: {
    title: 'The link on its way',
    options,
    persona,
    fault: 'user.recoverPassword:timeout',
    steps: [...forgot, press(messages.recover)],
  },
  recoverySent: {
    title: 'The link sent, whatever the result',
    options,
    persona,
    steps: [...forgot, press(messages.recover)],
  },
  blocked: { title: 'The account is blocked', options, persona, steps: blocked },
  blockedUnknown: {
    title: 'Blocked, and nobody says whose it is',
    options,
    persona,
    fault: 'user.login:403',
    steps: signIn,
  },
  mailSending: {
    title: 'The validation mail on its way',
    options,
    persona,
    fault: 'user.resendValidation:timeout',
    steps: [...blocked, press(messages.sendMail)],
  },
  mailSent: { title: 'The validation mail sent', options, persona, steps: [...blocked, press(messages.sendMail)] },
  mailFailed: {
    title: 'The validation mail not sent',
    options,
    persona,
    fault: 'user.resendValidation:500',
    steps: [...blocked, press(messages.sendMail)],
  },
  registering: {
    title: 'Nobody has this address: the registration',
    options,
    persona,
    steps: [email('nova@elfar.example'), press(messages.next)],
  },
  signedIn: { title: 'Signed in, going on', options, persona, steps: signIn },
  already: { title: 'Signed in already', options, persona: 'subscriber' },
  app: { title: 'In the app, which has its own screen', options, persona, path: '?app-test-mode=1' },
}
