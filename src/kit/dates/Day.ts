/** A day of the calendar, YYYY-MM-DD: no time, so no time zone, and days compare as texts do. Years have four digits. */
export type Day = string
