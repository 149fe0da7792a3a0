/** Whether a browser knows a time zone of this name, such as `Europe/Madrid`. */
export function isTimeZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
