import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'
import { visibleText } from '#lib/visibleText.ts'
import type { Day } from './Day.ts'
import { isDay } from './isDay.ts'
import { toDay } from './toDay.ts'

/** As people type it: 1/3/2026, 01.03.2026, 1-3-2026, 01 03 2026 or 01032026. */
const TYPED = /^(\d{1,2})(?:\s*[/.\-\s]\s*)(\d{1,2})(?:\s*[/.\-\s]\s*)(\d{4})$|^(\d{2})(\d{2})(\d{4})$/

/** Parses a day as people type it, day before month; undefined for a day that does not exist. A pasted YYYY-MM-DD is accepted too. */
export function readDateText(text: string): Day | undefined {
  const trimmed = visibleText(text)
  if (isDay(trimmed)) return trimmed
  const parts = TYPED.exec(trimmed)?.slice(1).filter(Boolean) ?? []
  dayjs.extend(utc)
  dayjs.extend(customParseFormat)
  // Strict: 31/02 is invalid, not the third of March.
  const date = dayjs.utc(parts.map((part) => part.padStart(2, '0')).join('/'), 'DD/MM/YYYY', true)
  return date.isValid() ? toDay(date) : undefined
}
