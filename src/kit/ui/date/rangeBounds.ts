import type { Day, DayRange } from '../../dates/day.ts'

interface Bounds {
  min: Day
  max: Day
}

/** The bounds of each side of a range: the first day caps the last, and the last the first (content-features §2, "Other interface pieces"). */
export const rangeBounds = ({ start, end }: DayRange, { min, max }: Bounds): { start: Bounds; end: Bounds } => ({
  start: { min, max: end !== undefined && end >= min && end < max ? end : max },
  end: { min: start !== undefined && start > min && start <= max ? start : min, max },
})
