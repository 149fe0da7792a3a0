import type { WidgetState } from '../../src/island/widgetState.ts'
import { messages } from './page-shell.messages.ts'

const unvalidated = 'unvalidated'
const resend = { press: messages.resend.id }
const own = {
  modals: [
    {
      name: 'festa',
      title: 'Vine a la festa del diari',
      text: 'Dissabte 5 de desembre, a les 18 h, al Moll Vell.\nEls subscriptors hi podeu entrar amb un acompanyant.',
      buttonText: 'Reserva’t un lloc',
      buttonUrl: '/espai/festa',
      showOnce: true,
    },
  ],
}

export const states: Record<string, WidgetState> = {
  nothing: { title: 'Nothing to say', options: {} },
  visitor: { title: 'Nobody reads', options: {}, persona: 'anonymous' },
  reminder: { title: 'The e-mail is not validated', options: {}, persona: unvalidated },
  sending: {
    title: 'The validation mail on its way',
    options: {},
    persona: unvalidated,
    fault: 'user.resendValidation:timeout',
    steps: [resend],
  },
  sent: { title: 'The validation mail sent again', options: {}, persona: unvalidated, steps: [resend] },
  notSent: {
    title: 'The validation mail not sent, the server failed',
    options: {},
    persona: unvalidated,
    fault: 'user.resendValidation:500',
    steps: [resend],
  },
  notSentOffline: {
    title: 'The validation mail not sent, no connection',
    options: {},
    persona: unvalidated,
    fault: 'user.resendValidation:abort',
    steps: [resend],
  },
  closed: {
    title: 'The reminder closed',
    options: {},
    persona: unvalidated,
    steps: [{ press: messages.closeReminder.id }],
  },
  validated: {
    title: 'Validated in the app meanwhile',
    options: {},
    persona: unvalidated,
    channel: 'android',
    appTells: [{ action: 'updateCurrentUser', payload: { emailValidated: true } }],
  },
  expiring: { title: 'The subscription is about to expire', options: {}, persona: 'unpaid-subscriber', path: '/' },
  expiringApple: {
    title: 'About to expire, in the Apple app',
    options: {},
    persona: 'unpaid-subscriber',
    path: '/',
    channel: 'ios',
  },
  expired: { title: 'The subscription has expired', options: {}, persona: 'unpaid-registered' },
  expiredApple: { title: 'Expired, in the Apple app', options: {}, persona: 'unpaid-registered', channel: 'ios' },
  own: { title: 'A modal of the publisher’s own', options: {}, block: own },
  ownWithReminder: { title: 'A modal over the reminder', options: {}, block: own, persona: unvalidated },
}
