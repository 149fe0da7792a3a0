import type { Box, Marker } from './page/PageTools.ts'

/** Pixels. Browsers round lines and the widths of letters differently. */
const TOLERANCE = 6

const sides = ['x', 'y', 'width', 'height'] as const

function boxDifference(one: Partial<Box>, other: Partial<Box>): string {
  const apart = sides.filter((side) => Math.abs((one[side] ?? 0) - (other[side] ?? 0)) > TOLERANCE)
  return apart.map((side) => `${side} ${one[side]?.toFixed(1)} instead of ${other[side]?.toFixed(1)}`).join(', ')
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

/**
 * Where a part is, its top measured from the end of the part before, or from its top where they are beside or in each other: a line more above does not move what
 * follows. What is above the part before begins another column, or the marker's own children: it is measured from the widget's corner. A link in a text is as wide as its longest line, which each browser breaks where its letters end.
 */
function relativeBox({ parts }: Marker, index: number): Box {
  const { box = NOWHERE, kind, text } = parts[index] ?? {}
  const { y, height } = parts[index - 1]?.box ?? NOWHERE
  // A part that begins where the one before ends may do so a hundredth of a pixel higher.
  const isBelow = box.y > y + height - 1
  const isAbove = box.y + box.height <= y
  const isText = kind === 'a' && text !== ''
  return { ...box, y: isAbove ? box.y : box.y - y - (isBelow ? height : 0), ...(isText && { width: 0 }) }
}

const kindsOf = ({ parts }: Marker) => parts.map(({ kind }) => kind).join(' ')

/** What differs in a marker from all of its looks in Chromium, from the outside to the inside. */
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
    const box = relativeBox(marker, index)
    const differing = looks.map((look) => boxDifference(box, relativeBox(look, index)))
    return differing.includes('') ? [] : [`${name}: ${kind} “${text.slice(0, 40)}”: ${differing[0]}`]
  })
  return [...found, ...inside.slice(0, 5)]
}

/**
 * What a page's widgets look like in another browser, unlike in Chromium.
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
