import dayjs from 'dayjs'

/** The date of an HTTP header (`Fri, 27 Nov 2026 10:00:00 GMT`); undefined where there is none, or it is no date. */
export function parseHttpDate(header: string | null): Date | undefined {
  const date = dayjs(header)
  return date.isValid() ? date.toDate() : undefined
}
