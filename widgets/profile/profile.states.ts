import type { WidgetState } from '../../src/island/widgetState.ts'
import { menuMessages, messages } from './profile.messages.ts'

const open = { path: '/#profile' }
const settings = { press: messages.settings.id }

export const states: Record<string, WidgetState> = {
  registered: { title: 'Registered', options: {}, persona: 'registered', ...open },
  subscriber: { title: 'Subscriber', options: {}, ...open },
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
  settingsStaff: { title: 'Settings, staff', options: {}, persona: 'staff', ...open, steps: [settings] },
}
