import { fieldsOf, type Signature } from './Signature.ts'

/**
 * By how many steps a field's lightness, its variation and its two shades may differ. One step is where a value lies between two; edges of letters that are
 * drawn a little differently stay below.
 */
const TOLERANCE = [2, 2, 1, 1] as const

/** In CSS pixels: a line that is rounded the other way. */
const SAME_HEIGHT = 2

/** The difference between two pictures of the same state, in words; undefined when there is none that a reader would notice. */
export function compareSignatures(before: Signature, now: Signature): string | undefined {
  if (before.width !== now.width || before.cell !== now.cell) return `its width is ${now.width}, not ${before.width}`
  if (Math.abs(before.height - now.height) > SAME_HEIGHT) return `its height is ${now.height}, not ${before.height}`
  const { columns } = fieldsOf(now)
  const counts = { before: fieldsOf(before).count, now: fieldsOf(now).count }
  const shared = Math.min(counts.before, counts.now)
  const different = Array.from({ length: shared }, (_, field) => field).filter((field) =>
    TOLERANCE.some((most, plane) => {
      const old = before.planes[plane * counts.before + field] ?? 0
      return Math.abs(old - (now.planes[plane * counts.now + field] ?? 0)) > most
    }),
  )
  const [first] = different
  if (first === undefined) return undefined
  const place = `${(first % columns) * now.cell} px from the left and ${Math.floor(first / columns) * now.cell} px from the top`
  return `${different.length} of its ${shared} fields differ, the first ${place}`
}
