import type { Result } from '#lib/result.ts'
import type { ApiClient } from '#page/api/apiClient.ts'
import type { ApiFailure } from '#page/api/apiFailure.ts'
import type { ListPage } from '#page/resource/pager/pager.model.ts'
import { type Notification, NotificationListPageSchema } from './notifications.schema.ts'

/** The feed's two groups (reader-account §2, "Notifications feed"). */
export type GroupId = 'latest' | 'history'

export interface NotificationsApi {
  /** @param cursor The last notification of the list page before; empty for the first list page. */
  fetchListPage(
    group: GroupId,
    cursor: string,
    signal: AbortSignal,
  ): Promise<Result<ListPage<Notification, string>, ApiFailure>>
}

/** reader-account §7: GET /user/notifications/latest and /history. */
export const createNotificationsApi = (client: Pick<ApiClient, 'get'>): NotificationsApi => ({
  fetchListPage: (group, cursor, signal) =>
    client.get(`user/notifications/${group}`, NotificationListPageSchema, {
      query: { notificationId: cursor || undefined },
      signal,
    }),
})
