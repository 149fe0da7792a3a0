/** Minutes of rest that are over when a minute is played: at half-time, and before extra time. */
const rests = [
  { before: 46, minutes: 15 },
  { before: 91, minutes: 5 },
] as const

/** When the teams are announced. */
const ANNOUNCED = -20

/** How many minutes after the kick-off something happens: `46` after 61, `120+2` after 142; what has no minute comes before. */
export function matchClock(minute: string | undefined): number {
  if (minute === undefined) return ANNOUNCED
  const [regular = 0, added = 0] = minute.split('+').map(Number)
  const rested = rests.filter(({ before }) => regular >= before).reduce((sum, { minutes }) => sum + minutes, 0)
  return regular + added + rested
}
