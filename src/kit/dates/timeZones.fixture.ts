import { createTimeZone } from './createTimeZone.ts'

export const madrid = createTimeZone('Europe/Madrid')

/** That of the machine that runs the test. */
export const ownTimeZone = createTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
