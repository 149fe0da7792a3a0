/** A time zone, as far as times without an offset need it. */
export interface TimeZone {
  /** Milliseconds that its clocks are ahead of UTC at a moment. */
  offsetAt(moment: Date): number
}

/** `GMT+01:00` at the end of a formatted date; a zone without an offset has `GMT` alone. */
const OFFSET = /GMT([+-])(\d\d):(\d\d)/

/**
 * A time zone of the IANA database. Nothing is asked of `Intl` before a time needs it, because a browser's first object is expensive.
 *
 * @param name Such as `Europe/Madrid`, checked by the configuration.
 */
export function createTimeZone(name: string): TimeZone {
  let format: Intl.DateTimeFormat | undefined
  return {
    offsetAt(moment) {
      format ??= new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' })
      const [, sign = '+', hours = 0, minutes = 0] = OFFSET.exec(format.format(moment)) ?? []
      return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
    },
  }
}

/** Whether a browser knows a time zone of this name, such as `Europe/Madrid`. */
export function isTimeZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
