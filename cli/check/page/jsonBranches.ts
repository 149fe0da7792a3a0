import { type ControlTag, controlTags } from '../mask/controlTags.ts'
import type { Range } from './Page.ts'

/** The possible texts of a block with control tags, each character at its place in the block. */
export interface JsonBranches {
  /** With the first branch of every condition. */
  full: string
  /** Without any branch. */
  bare: string
  /** The end of what a loop repeats with nothing between one and the next. */
  unseparated?: Range
}

/** Of a block that a person has written. Each costs a copy of the block. */
const MAX_TAGS = 1000

interface Frame {
  tag: ControlTag
  /** Whether its content is shown: a loop's always, a condition's first branch. */
  isShown: boolean
  /** Of a loop: whether anything within prints a comma for all but one round. */
  hasComma: boolean
}

const blank = (text: string, { start, end }: Range) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

/** Whether something stands between one round of a loop and the next. A text that the template prints may be a comma. */
const isSeparated = (body: string) => !/^["[{]/.test(body) || !/["\]}]$/.test(body)

/**
 * @param masked The block with its marks.
 * @param source The same as it is written.
 * @returns Undefined for tags that do not end in their order, and for too many of them.
 */
export function jsonBranches(masked: string, source: string): JsonBranches | undefined {
  const tags = controlTags(masked, source)
  if (tags.length > MAX_TAGS) return undefined
  const result: JsonBranches = { full: masked, bare: masked }
  const hide = (range: Range, isBranch: boolean) => {
    if (isBranch) result.full = blank(result.full, range)
    result.bare = blank(result.bare, range)
  }
  const open: Frame[] = []
  for (const [at, tag] of tags.entries()) {
    hide(tag, true)
    if (tag.kind === 'loop' || tag.kind === 'branch') open.push({ tag, isShown: true, hasComma: false })
    const frame = open.at(-1)
    if (tag.kind === 'other' || tag.kind === 'loop' || tag.kind === 'branch') continue
    if (!frame) return undefined
    const before = tags[at - 1] ?? tag
    const content = { start: before.end, end: tag.start }
    const whole = { start: frame.tag.end, end: tag.start }
    if (frame.tag.kind === 'branch') {
      // A comma for all rounds but one.
      const isComma = masked.slice(content.start, content.end).trim() === ','
      const around = open.findLast(({ tag: { kind } }) => kind === 'loop')
      if (isComma && around) around.hasComma = true
      hide(whole, !frame.isShown || isComma)
    } else if (!frame.isShown) hide(whole, true)
    else if (!frame.hasComma && !isSeparated(result.full.slice(whole.start, whole.end).trim()))
      result.unseparated ??= {
        start: whole.start + result.full.slice(whole.start, whole.end).trimEnd().length - 1,
        end: tag.start,
      }
    if (tag.kind === 'end') open.pop()
    else open[open.length - 1] = { ...frame, tag: { ...tag, kind: frame.tag.kind }, isShown: false }
  }
  return open.length > 0 ? undefined : result
}
