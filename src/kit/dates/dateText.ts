import { visibleText } from '#lib/visibleText.ts'
import { type Day, isDay } from './day.ts'

/** As people type it: 1/3/2026, 01.03.2026, 1-3-2026, 01 03 2026 or 01032026. */
const TYPED = /^(\d{1,2})(?:\s*[/.\-\s]\s*)(\d{1,2})(?:\s*[/.\-\s]\s*)(\d{4})$|^(\d{2})(\d{2})(\d{4})$/

/** Parses a day as people type it, day before month; undefined for a day that does not exist. A pasted YYYY-MM-DD is accepted too. */
export function readDateText(text: string): Day | undefined {
  const trimmed = visibleText(text)
  const parts = TYPED.exec(trimmed)?.slice(1).filter(Boolean) ?? []
  const day = parts.length > 0 ? reversed(parts).join('-') : trimmed
  return isDay(day) ? day : undefined
}

/** DD/MM/YYYY (content-features §9). */
export const writeDateText = (day: Day): string => reversed(day.split('-')).join('/')

const reversed = (parts: string[]) => parts.map((part) => part.padStart(2, '0')).reverse()
