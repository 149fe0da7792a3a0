import type { ProblemId } from '#islands/diagnosis/problems.ts'
import type { Source } from '../page/Page.ts'
import { parsePage } from '../page/parsePage.ts'
import { createPositions } from '../page/position.ts'
import { markersOf } from '../rules/Marker.ts'
import { blockFixes } from './blockFixes.ts'
import type { Edit, Fix } from './Fix.ts'
import { nameFixes } from './nameFixes.ts'

/** One mended name may show another: a widget's, its options', the names in its block. More rounds than that would be our mistake. */
const MAX_ROUNDS = 10

export interface FixedText {
  text: string
  /** The changes, each in one line with its place at that time. */
  lines: string[]
}

const overlaps = (edit: Edit, others: readonly Edit[]) =>
  others.some((other) => edit.start < other.end && other.start < edit.end)

/** Fixes that do not touch the same text; the others are for the next round. */
function apart(fixes: readonly Fix[]): Fix[] {
  const taken: Edit[] = []
  return fixes.filter(({ edits }) => {
    if (edits.some((edit) => overlaps(edit, taken))) return false
    taken.push(...edits)
    return true
  })
}

function apply(text: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((a, b) => b.start - a.start)
  return ordered.reduce((changed, { start, end, text: by }) => changed.slice(0, start) + by + changed.slice(end), text)
}

/** Mends the problems that have one answer, and leaves every other character as it is. */
export function fixText(source: Source, ignored: readonly ProblemId[]): FixedText {
  let { text } = source
  const lines: string[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const markers = markersOf(parsePage({ ...source, text }))
    const found = markers.flatMap((marker) => [...nameFixes(marker), ...blockFixes(marker)])
    const fixes = apart(found.filter(({ id }) => !ignored.includes(id)))
    if (fixes.length === 0) break
    const positionOf = createPositions(text)
    for (const { does, edits } of fixes) {
      const { line, column } = positionOf(edits[0].start)
      lines.push(`${source.name}:${line}:${column} fixed: ${does}`)
    }
    text = apply(
      text,
      fixes.flatMap(({ edits }) => edits),
    )
  }
  return { text, lines }
}
