import dayjs, { type ManipulateType } from 'dayjs'

/** Adds units to a moment, or subtracts them when negative; a day is a calendar day in the reader's time zone. */
export const addTime = (date: Date, amount: number, unit: ManipulateType): Date =>
  dayjs(date).add(amount, unit).toDate()
