import type { WidgetState } from '#islands/island/widgetState.ts'
import { notificationsMessages } from './notifications.messages.ts'

const open = { options: {}, path: '/#profile.notifications' }

export const states: Record<string, WidgetState> = {
  loading: { title: 'Loading', ...open, fault: 'notifications.latest:timeout' },
  latest: { title: 'The latest', ...open, steps: [{ see: notificationsMessages.commentApproval.id }] },
  history: {
    title: 'The history',
    ...open,
    persona: 'premium-s',
    steps: [{ press: notificationsMessages.history.id }, { see: notificationsMessages.commentApproval.id }],
  },
  empty: { title: 'None', ...open, persona: 'newcomer' },
  failed: { title: 'Failed, server error', ...open, fault: 'notifications.latest:500' },
  failedOffline: { title: 'Failed, offline', ...open, fault: 'notifications.latest:abort' },
  app: { title: 'In the app', ...open, channel: 'ios', steps: [{ see: notificationsMessages.commentApproval.id }] },
}
