import { defineCalls } from '../defineCalls.ts'
import { getStatus, listHistory, listLatest } from './notificationCalls.ts'

export const notificationsCalls = defineCalls({
  'notifications.status': {
    method: 'GET',
    path: '/user/notifications/status',
    auth: 'reader',
    wrap: 'response',
    needs: ['pendingNotifications'],
    answer: getStatus,
  },
  'notifications.latest': {
    method: 'GET',
    path: '/user/notifications/latest',
    auth: 'reader',
    wrap: 'response',
    needs: ['notifications'],
    answer: listLatest,
  },
  'notifications.history': {
    method: 'GET',
    path: '/user/notifications/history',
    auth: 'reader',
    wrap: 'response',
    needs: ['notifications'],
    answer: listHistory,
  },
})
