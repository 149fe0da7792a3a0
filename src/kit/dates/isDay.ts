import dayjs from 'dayjs'

/** Whether a text is a day that exists: 31 April does not. */
export function isDay(text: string): boolean {
  const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)$/.exec(text) ?? []
  // Every month has these, and a list of comments asks for each of its dates.
  if (month > '00' && month < '13' && day > '00' && day < '29') return true
  // In UTC, and without dayjs's plugin for it: the first comment waits for this code. `Date` cannot be trusted to reject 31 April: browsers disagree.
  const date = dayjs(`${text}T00:00Z`)
  return day !== '' && date.isValid() && date.toISOString().startsWith(text)
}
