import dayjs from 'dayjs'

/** Whole days of 24 hours from one moment to another; negative as soon as `to` is earlier. */
export const elapsedDays = (from: Date, to: Date): number => Math.floor(dayjs(to).diff(from, 'hour', true) / 24)
