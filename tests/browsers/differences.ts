import type { Box, Marker, Part } from './page/PageTools.ts'

/** Pixels. Browsers round lines and the widths of letters differently. */
const TOLERANCE = 6

const sides = ['x', 'y', 'width', 'height'] as const

function boxDifference(one: Partial<Box>, other: Partial<Box>): string {
  const apart = sides.filter((side) => Math.abs((one[side] ?? 0) - (other[side] ?? 0)) > TOLERANCE)
  return apart.map((side) => `${side} ${one[side]?.toFixed(1)} instead of ${other[side]?.toFixed(1)}`).join(', ')
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

/**
 * The part from which a part's top is measured: the one before it, or, where that is further down (another column, or the marker's own children), the one that
 * ends last above it. Undefined, for the widget's corner, where nothing is above.
 */
function anchorOf({ parts }: Marker, index: number): Part | undefined {
  const { box = NOWHERE } = parts[index] ?? {}
  const before = parts[index - 1]
  if (before && box.y + box.height > before.box.y) return before
  const above = parts.filter((part) => part !== parts[index] && endOf(part) <= box.y + 1)
  return above.toSorted((one, other) => endOf(other) - endOf(one))[0]
}

const endOf = ({ box }: Part) => box.y + box.height

/** A part's box, measured from its anchor in another browser's look: a line more above does not move the parts below, and rounded rows do not add up. */
function relativeBox(marker: Marker, index: number, look: Marker): Box {
  const { box = NOWHERE, kind, text } = marker.parts[index] ?? {}
  const anchor = anchorOf(look, index)
  const { y, height } = marker.parts[anchor ? look.parts.indexOf(anchor) : -1]?.box ?? NOWHERE
  // A part that begins where the one before ends may do so a hundredth of a pixel higher.
  const isBelow = anchor && (look.parts[index]?.box.y ?? 0) > endOf(anchor) - 1
  // A link in a text is as wide as its longest line, which each browser breaks where its letters end.
  const isText = kind === 'a' && text !== ''
  return { ...box, y: box.y - y - (isBelow ? height : 0), ...(isText && { width: 0 }) }
}

const kindsOf = ({ parts }: Marker) => parts.map(({ kind }) => kind).join(' ')

/** The differences of a marker from all of its looks in Chromium, from the outside to the inside. */
function markerDifferences(marker: Marker, reference: Marker, others: readonly Marker[]): string[] {
  const { name } = marker
  if (marker.name !== reference.name) return [`${name} instead of ${reference.name}`]
  if (marker.state !== reference.state) return [`${name}: ${marker.state} instead of ${reference.state}`]
  if (!marker.box !== !reference.box) return [`${name}: ${marker.box ? 'shown' : 'not shown'}, unlike in Chromium`]
  const width = boxDifference({ width: marker.box?.width ?? 0 }, { width: reference.box?.width ?? 0 })
  const found = width ? [`${name}: ${width}`] : []
  const looks = [reference, ...others].filter((look) => kindsOf(look) === kindsOf(marker))
  if (looks.length === 0)
    return [...found, `${name}: has other parts: ${kindsOf(marker)} instead of ${kindsOf(reference)}`]
  const inside = marker.parts.flatMap(({ kind, text }, index) => {
    const differing = looks.map((look) =>
      boxDifference(relativeBox(marker, index, look), relativeBox(look, index, look)),
    )
    return differing.includes('') ? [] : [`${name}: ${kind} “${text.slice(0, 40)}”: ${differing[0]}`]
  })
  return [...found, ...inside.slice(0, 5)]
}

/**
 * The differences between a page's widgets in another browser and in Chromium.
 *
 * @param others The page in Chromium some more times, a little narrower or wider: each part has to look as in one of them, because a word at a line's end
 * fits in one browser and not in the other.
 */
export function differences(
  markers: readonly Marker[],
  reference: readonly Marker[],
  others: readonly (readonly Marker[])[] = [],
): string[] {
  if (markers.length !== reference.length) return [`${markers.length} markers instead of ${reference.length}`]
  return markers.flatMap((marker, index) => {
    const [first, ...rest] = [reference, ...others].flatMap((page) => page[index] ?? [])
    return first ? markerDifferences(marker, first, rest) : []
  })
}
