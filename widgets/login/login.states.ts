import type { Step, WidgetState } from '#islands/island/widgetState.ts'
import { accountMessages } from '#kit/account/account.messages.ts'
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
  email: { title: 'Email', options, persona },
  emailMissing: { title: 'Email, empty', options, persona, steps: [press(messages.next)] },
  emailInvalid: { title: 'Email, invalid', options, persona, steps: [email('aloma@'), press(messages.next)] },
  starting: {
    title: 'Email, checking the prefilled one',
    options,
    persona,
    path: '?email=subscriber@elfar.example',
    fault: 'user.emailCheck:timeout',
  },
  emailDraft: { title: 'Email, restored draft', options, persona, drafts: { 'login:email': 'aloma@elfar' } },
  checkOffline: {
    title: 'Email, failed to check, offline',
    options,
    persona,
    fault: 'user.emailCheck:abort',
    steps: known,
  },
  checkFailed: {
    title: 'Email, failed to check, server error',
    options,
    persona,
    fault: 'user.emailCheck:500',
    steps: known,
  },
  password: { title: 'Password', options, persona, steps: known },
  passwordMissing: { title: 'Password, empty', options, persona, steps: [...known, press(messages.signIn)] },
  credentials: {
    title: 'Password, wrong',
    options,
    persona,
    steps: [...known, password('portclar'), press(messages.signIn)],
  },
  signingIn: { title: 'Password, signing in', options, persona, fault: 'user.login:timeout', steps: signIn },
  signInOffline: {
    title: 'Password, failed to sign in, offline',
    options,
    persona,
    fault: 'user.login:abort',
    steps: signIn,
  },
  signInFailed: {
    title: 'Password, failed to sign in, server error',
    options,
    persona,
    fault: 'user.login:500',
    steps: signIn,
  },
  recovering: { title: 'Recovery', options, persona, steps: forgot },
  recoverySending: {
    title: 'Recovery, sending',
    options,
    persona,
    fault: 'user.recoverPassword:timeout',
    steps: [...forgot, press(messages.recover)],
  },
  recoverySent: {
    title: 'Recovery, sent',
    options,
    persona,
    steps: [...forgot, press(messages.recover)],
  },
  blocked: { title: 'Blocked account', options, persona, steps: blocked },
  blockedUnknown: {
    title: 'Blocked account, owner unknown',
    options,
    persona,
    fault: 'user.login:403',
    steps: signIn,
  },
  mailSending: {
    title: 'Blocked account, sending validation email',
    options,
    persona,
    fault: 'user.resendValidation:timeout',
    steps: [...blocked, press(messages.sendMail)],
  },
  mailSent: {
    title: 'Blocked account, validation email sent',
    options,
    persona,
    steps: [...blocked, press(messages.sendMail)],
  },
  mailFailed: {
    title: 'Blocked account, failed to send validation email',
    options,
    persona,
    fault: 'user.resendValidation:500',
    steps: [...blocked, press(messages.sendMail)],
  },
  registering: {
    title: 'Unknown email, register',
    options,
    persona,
    steps: [email('nova@elfar.example'), press(messages.next)],
  },
  signedIn: { title: 'Signed in, redirecting', options, persona, steps: signIn },
  already: { title: 'Already signed in', options, persona: 'subscriber' },
  app: { title: 'In the app, native screen', options, persona, path: '?app-test-mode=1' },
}
