import type { WidgetState } from '../../src/island/widgetState.ts'
import { uiMessages } from '../../src/ui/ui.messages.ts'
import { messages } from './page-shell.messages.ts'

const unvalidated = 'unvalidated'
const resend = { press: messages.resend.id }
/** A modal is visible when its title can be found. */
const seen = ({ id }: { id: string }) => [{ press: id, role: 'heading' }]
const party = 'Vine a la festa del diari'
const own = {
  modals: [
    {
      name: 'festa',
      title: party,
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
    appMessages: [{ action: 'updateCurrentUser', payload: { emailValidated: true } }],
  },
  expiring: {
    title: 'The subscription is about to expire',
    options: {},
    persona: 'unpaid-subscriber',
    path: '/',
    steps: seen(messages.expiringTitle),
  },
  expiringApple: {
    title: 'About to expire, in the Apple app',
    options: {},
    persona: 'unpaid-subscriber',
    path: '/',
    channel: 'ios',
    steps: seen(messages.expiringTitle),
  },
  expired: {
    title: 'The subscription has expired',
    options: {},
    persona: 'unpaid-registered',
    steps: seen(messages.expiredTitle),
  },
  expiredApple: {
    title: 'Expired, in the Apple app',
    options: {},
    persona: 'unpaid-registered',
    channel: 'ios',
    steps: seen(messages.expiredTitle),
  },
  banned: {
    title: 'Banned from the comments, opened by hand',
    options: {},
    persona: 'banned',
    pageAsks: [{ event: 'quiosc:show-modal', detail: { name: 'bannedComments' } }],
    steps: seen(messages.bannedTitle),
  },
  own: { title: 'A modal of the publisher’s own', options: {}, block: own, steps: seen({ id: party }) },
  ownPlain: {
    title: 'One with nothing but words',
    options: {},
    block: { modals: [{ name: 'avis', title: party, text: 'Dissabte 5 de desembre, a les 18 h, al Moll Vell.' }] },
    steps: seen({ id: party }),
  },
  ownWithReminder: {
    title: 'A modal comes first, the reminder after it',
    options: {},
    block: own,
    persona: unvalidated,
    steps: seen({ id: party }),
  },
  ownThenReminder: {
    title: 'The reminder after a modal',
    options: {},
    block: own,
    persona: unvalidated,
    steps: [...seen({ id: party }), { press: uiMessages.close.id }, resend],
  },
}
