import { shiftDate } from './shiftDate.ts'

const DAY = 24 * 60 * 60 * 1000

/** The page's `Date` while it believes in another day, at the same time of day. @returns Puts the real one back. */
export function shiftClock(day: string | undefined): () => void {
  if (!day) return () => {}
  const today = new Date()
  const days = Math.round((Date.parse(day) - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) / DAY)
  return shiftDate(days * DAY)
}
