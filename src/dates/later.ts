import dayjs from 'dayjs'

/** A moment some milliseconds after another, or before it when they are negative. */
export const later = (moment: Date, milliseconds: number): Date => dayjs(moment).add(milliseconds).toDate()
