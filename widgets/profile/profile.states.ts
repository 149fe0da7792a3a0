import type { WidgetState } from '#islands/island/widgetState.ts'
import { menuMessages, messages } from './profile.messages.ts'

const open = { path: '/#profile' }
const settings = { press: messages.settings.id }

export const states: Record<string, WidgetState> = {
  registered: { title: 'Registered', options: {}, persona: 'registered', ...open },
  registeredApple: { title: 'Registered, iOS app', options: {}, persona: 'registered', channel: 'ios', ...open },
  registeredCard: {
    title: 'Registered, with a card',
    options: {},
    persona: 'registered',
    answers: {
      'user.profile': {
        body: {
          response: {
            id: 9001,
            nick: 'Mariona',
            hasSubscriptionCard: true,
            hasTargetActiveInSubscriptionCard: true,
          },
        },
      },
    },
    ...open,
  },
  loading: { title: 'Loading', options: {}, fault: 'user.profile:timeout', ...open },
  subscriber: { title: 'Subscriber', options: {}, ...open },
  subscriberApple: { title: 'Subscriber, iOS app', options: {}, channel: 'ios', ...open },
  upgrade: { title: 'Subscriber, offered an upgrade', options: {}, persona: 'subscriber-no-archive', ...open },
  premium: { title: 'Subscriber, offered premium', options: {}, persona: 'premium-c', ...open },
  premiumClub: { title: 'Subscriber, premium', options: {}, persona: 'premium-s', ...open },
  subscriberLocked: {
    title: 'Subscriber, comments not included',
    options: {},
    persona: 'subscriber-no-comments',
    ...open,
  },
  anonymousApp: { title: 'Not signed in, Android app', options: {}, persona: 'anonymous', channel: 'android', ...open },
  anonymousApple: { title: 'Not signed in, iOS app', options: {}, persona: 'anonymous', channel: 'ios', ...open },
  lockedGifts: {
    title: 'Registered, gifts explained',
    options: {},
    persona: 'registered',
    ...open,
    steps: [{ press: messages.gifts.id }],
  },
  lockedGiftsSubscriber: {
    title: 'Subscriber, gifts explained',
    options: {},
    persona: 'subscriber-no-gift',
    ...open,
    steps: [{ press: messages.gifts.id }],
  },
  lockedApple: {
    title: 'Subscriber, gifts explained, iOS app',
    options: {},
    persona: 'subscriber-no-gift',
    channel: 'ios',
    ...open,
    steps: [{ press: messages.gifts.id }],
  },
  lockedCommentsRegistered: {
    title: 'Registered, comments explained',
    options: {},
    persona: 'registered',
    ...open,
    steps: [{ press: messages.comments.id }],
  },
  lockedComments: {
    title: 'Subscriber, comments explained',
    options: {},
    persona: 'subscriber-no-comments',
    ...open,
    steps: [{ press: messages.comments.id }],
  },
  lockedSpace: {
    title: 'Registered, subscriber area explained',
    options: {},
    persona: 'registered',
    ...open,
    steps: [{ press: menuMessages.subscriberSpace.id }],
  },
  settings: { title: 'Settings', options: {}, ...open, steps: [settings] },
  settingsApp: { title: 'Settings, iOS app', options: {}, channel: 'ios', ...open, steps: [settings] },
  settingsAndroid: { title: 'Settings, Android app', options: {}, channel: 'android', ...open, steps: [settings] },
  settingsVisitor: {
    title: 'Settings, not signed in, Android app',
    options: {},
    persona: 'anonymous',
    channel: 'android',
    ...open,
    steps: [settings],
  },
  settingsVisitorApple: {
    title: 'Settings, not signed in, iOS app',
    options: {},
    persona: 'anonymous',
    channel: 'ios',
    ...open,
    steps: [settings],
  },
  settingsStaffApp: {
    title: 'Settings, staff, Android app',
    options: {},
    persona: 'staff',
    channel: 'android',
    ...open,
    steps: [settings],
  },
  settingsStaff: { title: 'Settings, staff', options: {}, persona: 'staff', ...open, steps: [settings] },
}
