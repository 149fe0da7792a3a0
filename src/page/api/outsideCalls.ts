/** The calls outside of apiBase (reader-account §7, "Other"), on the same host. They carry no token (contract §5). */
export const outsideCalls = { editions: '/api/app/editions' } as const

/** Only these: a path that was put together does not have this type. */
export type OutsideCall = (typeof outsideCalls)[keyof typeof outsideCalls]
