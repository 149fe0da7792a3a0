import dayjs from 'dayjs'

/** A moment as HTTP headers have it: `Sat, 21 Nov 2026 10:00:00 GMT`. Undefined where there is none. */
export function readHttpDate(text: string | null): Date | undefined {
  const date = dayjs(text ?? '')
  return date.isValid() ? date.toDate() : undefined
}
