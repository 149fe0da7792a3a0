import { defineCalls } from '../defineCalls.ts'
import { getStatus, listHistory, listLatest } from './notificationCalls.ts'

export const notificationsCalls = defineCalls({
  /** @when profile: the menu opens, when the number stored is older than it may be */
  'notifications.status': {
    method: 'GET',
    path: '/user/notifications/status',
    auth: 'reader',
    wrap: 'response',
    needs: ['pendingNotifications'],
    answer: getStatus,
  },
  /**
   * @when profile: the reader opens the notifications, or asks for more
   * @sends notificationId: the last one that the reader has; left out at first
   */
  'notifications.latest': {
    method: 'GET',
    path: '/user/notifications/latest',
    auth: 'reader',
    wrap: 'response',
    needs: ['notifications'],
    answer: listLatest,
  },
  /**
   * @when profile: the reader gets to the earlier ones, or asks for more
   * @sends notificationId: the last one that the reader has; left out at first
   */
  'notifications.history': {
    method: 'GET',
    path: '/user/notifications/history',
    auth: 'reader',
    wrap: 'response',
    needs: ['notifications'],
    answer: listHistory,
  },
})
