import type { LiveMessage } from '../live.schema.ts'

/** By their dates; by their ids, which backends count up, where those are equal or missing. */
function isNewer(a: LiveMessage, b: LiveMessage): boolean {
  const [at, bt] = [a.publishedDate, b.publishedDate]
  if (typeof at === 'number' && typeof bt === 'number' && at !== bt) return at > bt
  return Number(a.id) > Number(b.id)
}

/**
 * Adds messages to a list, both the newest first. Each finds its place from the given end on, so that answers which overtake each other leave the same order;
 * what has neither a date nor a number stays at that end.
 */
export function mergeMessages(
  list: readonly LiveMessage[],
  added: readonly LiveMessage[],
  end: 'newer' | 'older',
): readonly LiveMessage[] {
  if (added.length === 0) return list
  const merged = [...list]
  if (end === 'newer')
    for (const message of [...added].reverse()) {
      const place = merged.findIndex((other) => !isNewer(other, message))
      merged.splice(place < 0 ? merged.length : place, 0, message)
    }
  else
    for (const message of added) {
      let place = merged.length
      for (let other = merged[place - 1]; other && isNewer(message, other); other = merged[place - 1]) place--
      merged.splice(place, 0, message)
    }
  return merged
}
