import { addDays, type Day, weekdayOf } from '#kit/dates/day.ts'
import { dayAtNewspaper } from '../dayAtNewspaper.ts'
import { editions, type PrintEdition, type Publication } from './editions.ts'

/** One printed paper. */
export interface PrintedIssue {
  id: number
  day: Day
  edition: PrintEdition
  publication: Publication
}

/** How far back the archive goes, in years. */
const YEARS = 6

/** Days without a paper, as month and day. */
const silentDays = ['01-01', '12-25', '12-26']

/** The year of the oldest paper. */
export const firstPrintedYear = (now: Date): number => Number(dayAtNewspaper(now).slice(0, 4)) - YEARS

/** The day of the latest daily paper. */
export function lastPrintedDay(now: Date): Day {
  let day = dayAtNewspaper(now)
  while (silentDays.includes(day.slice(5))) day = addDays(day, -1)
  return day
}

/** All papers until today, newest first; those of one day in the editions' order. */
export function printedIssues(now: Date): PrintedIssue[] {
  const today = dayAtNewspaper(now)
  const first = `${firstPrintedYear(now)}${today.slice(4, 8)}01`
  const issues: PrintedIssue[] = []
  for (let day = today; day >= first; day = addDays(day, -1)) {
    if (silentDays.includes(day.slice(5))) continue
    const weekday = (weekdayOf(day) + 1) % 7
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
