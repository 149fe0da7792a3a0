const two = (number: number) => String(number).padStart(2, '0')

/** `1:05`, `1:02:03`: the same in all languages. @param seconds From 0 on. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
