/** A day of the calendar, YYYY-MM-DD: no time, so no time zone, and days compare as texts do. Years have four digits. */
export type Day = string

const MS = 86_400_000

const write = (date: Date): Day => date.toISOString().slice(0, 10)
const read = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** A real day: neither 31 April nor 29 February of a common year. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = read(text)
  return !Number.isNaN(date.getTime()) && write(date) === text
}

const padded = (value: number, length: number) => String(value).padStart(length, '0')

/** The day that it is where the reader is. */
export const dayOf = (date: Date): Day =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`

export const addDays = (day: Day, days: number): Day => write(new Date(read(day).getTime() + days * MS))

/** The same day of another month, or that month's last one. */
export function addMonths(day: Day, months: number): Day {
  const first = read(`${day.slice(0, 8)}01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return write(first).slice(0, 8) + padded(Math.min(Number(day.slice(8)), last), 2)
}

/** 0 on Mondays. */
export const weekdayOf = (day: Day): number => (read(day).getUTCDay() + 6) % 7

/** The nearest day from `min` to `max`, both included. */
export const clampDay = (day: Day, min: Day, max: Day): Day => (day < min ? min : day > max ? max : day)

/** Six weeks from Monday to Sunday that hold the whole month of `day` (content-features §9, "Date input weeks"). */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`
  const start = addDays(first, -weekdayOf(first))
  return [0, 1, 2, 3, 4, 5].map((week) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => addDays(start, week * 7 + weekday)))
}
