import type { Day } from '../../lib/days.ts'
import { isDay } from '../../lib/days.ts'

/** As people type it: 1/3/2026, 01.03.2026, 1-3-2026, 01 03 2026 or 01032026. */
const TYPED = /^(\d{1,2})(?:\s*[/.\-\s]\s*)(\d{1,2})(?:\s*[/.\-\s]\s*)(\d{4})$|^(\d{2})(\d{2})(\d{4})$/

/** The day that a text means, day before month; undefined for what is no real day. A pasted YYYY-MM-DD counts too. */
export function readDateText(text: string): Day | undefined {
  const trimmed = text.trim()
  if (isDay(trimmed)) return trimmed
  const [, day, month, year, day2, month2, year2] = TYPED.exec(trimmed) ?? []
  const read = `${year ?? year2}-${(month ?? month2 ?? '').padStart(2, '0')}-${(day ?? day2 ?? '').padStart(2, '0')}`
  return isDay(read) ? read : undefined
}

/** DD/MM/YYYY (content-features §9). */
export const writeDateText = (day: Day): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
