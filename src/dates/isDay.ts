import dayjs from 'dayjs'

/** Whether a text is a day that exists: 31 April does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  // In UTC, and without dayjs's plugin for it: the first comment waits for this code. `Date` cannot be trusted to reject 31 April: browsers disagree.
  const day = dayjs(`${text}T00:00Z`)
  return day.isValid() && day.toISOString().startsWith(text)
}
