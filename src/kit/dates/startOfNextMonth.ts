import dayjs from 'dayjs'

/** The first moment of the next month in the reader's time zone. */
export const startOfNextMonth = (date: Date): Date => dayjs(date).add(1, 'month').startOf('month').toDate()
