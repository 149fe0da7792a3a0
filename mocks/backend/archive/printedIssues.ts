import type { Day } from '../../../src/lib/days.ts'
import { addDays, dayOf } from '../../../src/lib/days.ts'
import type { PrintEdition, Publication } from './editions.ts'
import { editions } from './editions.ts'

/** One paper that was printed. */
export interface PrintedIssue {
  id: number
  day: Day
  edition: PrintEdition
  publication: Publication
}

/** How far back the archive goes, in years. */
const YEARS = 6

/** Days on which no paper comes out, as month and day. */
const silentDays = ['01-01', '12-25', '12-26']

/** All that was printed until today, the newest first; of one day in the editions' order. */
export function printedIssues(now: Date): PrintedIssue[] {
  const today = dayOf(now)
  const first = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4, 8)}01`
  const issues: PrintedIssue[] = []
  for (let day = today; day >= first; day = addDays(day, -1)) {
    if (silentDays.includes(day.slice(5))) continue
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    editions.forEach((edition, editionIndex) => {
      edition.publications.forEach((publication, index) => {
        if (!publication.weekdays.includes(weekday)) return
        issues.push({
          id: Number(day.replaceAll('-', '')) * 100 + editionIndex * 10 + index,
          day,
          edition,
          publication,
        })
      })
    })
  }
  return issues
}
