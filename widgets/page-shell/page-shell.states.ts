import type { WidgetState } from '#islands/island/widgetState.ts'
import { uiMessages } from '#kit/ui/ui.messages.ts'
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
  nothing: { title: 'Empty', options: {} },
  visitor: { title: 'Visitor', options: {}, persona: 'anonymous' },
  reminder: { title: 'Email reminder', options: {}, persona: unvalidated },
  sending: {
    title: 'Email reminder, sending',
    options: {},
    persona: unvalidated,
    fault: 'user.resendValidation:timeout',
    steps: [resend],
  },
  sent: { title: 'Email reminder, sent', options: {}, persona: unvalidated, steps: [resend] },
  notSent: {
    title: 'Email reminder, failed to send, server error',
    options: {},
    persona: unvalidated,
    fault: 'user.resendValidation:500',
    steps: [resend],
  },
  notSentOffline: {
    title: 'Email reminder, failed to send, offline',
    options: {},
    persona: unvalidated,
    fault: 'user.resendValidation:abort',
    steps: [resend],
  },
  closed: {
    title: 'Email reminder, dismissed',
    options: {},
    persona: unvalidated,
    steps: [{ press: messages.closeReminder.id }],
  },
  validated: {
    title: 'Email reminder, validated in the app',
    options: {},
    persona: unvalidated,
    channel: 'android',
    appMessages: [{ action: 'updateCurrentUser', payload: { emailValidated: true } }],
  },
  expiring: {
    title: 'Subscription expiring',
    options: {},
    persona: 'unpaid-subscriber',
    path: '/',
    steps: seen(messages.expiringTitle),
  },
  expiringApple: {
    title: 'Subscription expiring, in the iOS app',
    options: {},
    persona: 'unpaid-subscriber',
    path: '/',
    channel: 'ios',
    steps: seen(messages.expiringTitle),
  },
  expired: {
    title: 'Subscription expired',
    options: {},
    persona: 'unpaid-registered',
    steps: seen(messages.expiredTitle),
  },
  expiredApple: {
    title: 'Subscription expired, in the iOS app',
    options: {},
    persona: 'unpaid-registered',
    channel: 'ios',
    steps: seen(messages.expiredTitle),
  },
  banned: {
    title: 'Banned user, opened by the page',
    options: {},
    persona: 'banned',
    pageEvents: [{ event: 'quiosc:show-modal', detail: { name: 'bannedComments' } }],
    steps: seen(messages.bannedTitle),
  },
  own: { title: 'Custom modal', options: {}, block: own, steps: seen({ id: party }) },
  ownPlain: {
    title: 'Custom modal, text only',
    options: {},
    block: { modals: [{ name: 'avis', title: party, text: 'Dissabte 5 de desembre, a les 18 h, al Moll Vell.' }] },
    steps: seen({ id: party }),
  },
  ownWithReminder: {
    title: 'Custom modal, before the email reminder',
    options: {},
    block: own,
    persona: unvalidated,
    steps: seen({ id: party }),
  },
  ownThenReminder: {
    title: 'Email reminder, after a custom modal',
    options: {},
    block: own,
    persona: unvalidated,
    steps: [...seen({ id: party }), { press: uiMessages.close.id }, resend],
  },
}
