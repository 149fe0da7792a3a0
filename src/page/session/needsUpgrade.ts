import type { CurrentUser } from './profile.schema.ts'
import type { Permissions } from './session.types.ts'

/**
 * The premium-upgrade check (reader-account §6): whether a subscription leaves something out that a larger one includes, so that an upgrade is offered in place of
 * the premium subscription. Only for subscribers; everybody else is offered a subscription.
 */
export const needsUpgrade = (user: CurrentUser, permissions: Pick<Permissions, 'isOpen'>): boolean =>
  user.subscriber &&
  (!permissions.isOpen('comentaris') ||
    !permissions.isOpen('hemeroteca') ||
    !user.canGiveAway ||
    user.hasSubscriberSiteIds.length > 0 ||
    user.hasSubscriberCategoryIds.length > 0 ||
    user.hasSubscriberExcludedCategoryIds.length > 0)
