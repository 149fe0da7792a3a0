import dayjs from 'dayjs'

export const isAfter = (date: Date, other: Date): boolean => dayjs(date).isAfter(other)
