import dayjs from 'dayjs'
import type { DateNames } from './DateNames.ts'

/** DD MMM YYYY (reader-account §3, "Saved content card"), in the reader's time zone. */
export const cardDate = (date: Date, names: Pick<DateNames, 'name' | 'monthsShort'>): string =>
  dayjs(date).locale(names.name, names).format('DD MMM YYYY')
