/** The address where a subscription of Apple's store is managed (reader-account §2, "Anonymous view"). */
export const APPLE_SUBSCRIPTIONS = 'https://apps.apple.com/account/subscriptions'
