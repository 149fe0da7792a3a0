import { plainText } from '../../lib/plainText.ts'
import type { Choice } from '../choice.ts'

/** How far Page Up and Page Down go. */
const PAGE = 10

/** Which option a key leads to from the one at `at`; undefined for keys that lead nowhere. */
export function optionAfterKey(at: number, last: number, key: string): number | undefined {
  const clamp = (index: number) => Math.max(0, Math.min(last, index))
  switch (key) {
    case 'ArrowDown':
      return clamp(at + 1)
    case 'ArrowUp':
      return clamp(at - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'PageDown':
      return clamp(at + PAGE)
    case 'PageUp':
      return clamp(at - PAGE)
    default:
      return undefined
  }
}

/** The next option that begins with what was typed, round and round; the same letter again goes on to the next. */
export function optionTyped(options: readonly Choice[], at: number, typed: string): number | undefined {
  const wanted = plainText(typed)
  const same = [...wanted].every((letter) => letter === wanted[0])
  const start = same ? at + 1 : at
  const indices = options.map((_, index) => (start + index) % options.length)
  const begins = (text: string) => indices.find((index) => plainText(options[index]?.label ?? '').startsWith(text))
  return begins(wanted) ?? (same ? begins(wanted.slice(0, 1)) : undefined)
}
