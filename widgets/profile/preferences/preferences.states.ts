import type { WidgetState } from '#islands/island/widgetState.ts'
import { preferencesMessages as messages } from './preferences.messages.ts'

const notifications = { options: {}, path: '/#profile.notification-settings' }
const bulletin = { options: {}, path: '/#profile.bulletin' }
const display = { options: {}, path: '/#profile.display', persona: 'staff' }
const allOff = { press: messages.allOff.id }

export const states: Record<string, WidgetState> = {
  notifications: { title: 'Notifications', ...notifications },
  notificationsLoading: { title: 'Notifications, loading', ...notifications, fault: 'user.profile:timeout' },
  notificationsOff: { title: 'Notifications, all off', ...notifications, steps: [allOff] },
  notificationsFailed: {
    title: 'Notifications, not saved',
    ...notifications,
    fault: 'user.update:500',
    steps: [{ press: messages.topics.id }],
  },
  notificationsDevice: {
    title: 'Notifications, turned off on the device, Android app',
    ...notifications,
    channel: 'android',
    appAnswers: { fetchNotificationsStatus: { action: 'notificationsStatus', payload: { enabled: false } } },
  },
  notificationsVisitor: {
    title: 'Notifications, not signed in, Android app',
    ...notifications,
    persona: 'anonymous',
    channel: 'android',
  },
  newsletters: { title: 'Newsletters', ...bulletin },
  newslettersOff: { title: 'Newsletters, all off', ...bulletin, steps: [allOff] },
  newslettersOffline: {
    title: 'Newsletters, not saved, offline',
    ...bulletin,
    fault: 'user.update:abort',
    steps: [{ press: messages.promo.id }],
  },
  display: { title: 'Display', ...display },
  displayForStaffOnly: { title: 'Display, not for this reader', ...display, persona: 'subscriber' },
  displayDark: { title: 'Display, dark', ...display, steps: [{ press: messages.dark.id }] },
}
