import type { Box, Marker } from './page/PageTools.ts'

/** Pixels. Browsers round lines and the widths of letters differently. */
const TOLERANCE = 6

const sides = ['x', 'y', 'width', 'height'] as const

function boxDifference(one: Partial<Box>, other: Partial<Box>): string {
  const apart = sides.filter((side) => Math.abs((one[side] ?? 0) - (other[side] ?? 0)) > TOLERANCE)
  return apart.map((side) => `${side} ${one[side]?.toFixed(1)} instead of ${other[side]?.toFixed(1)}`).join(', ')
}

/** What differs in the boxes of two markers, from the outside to the inside; the first part that differs moves those below it. */
function markerDifferences(marker: Marker, reference: Marker): string[] {
  const { name } = marker
  if (marker.name !== reference.name) return [`${name} instead of ${reference.name}`]
  if (marker.state !== reference.state) return [`${name}: ${marker.state} instead of ${reference.state}`]
  if (!marker.box !== !reference.box) return [`${name}: ${marker.box ? 'shown' : 'not shown'}, unlike in Chromium`]
  // Where it stands is the page's: some are in a line of its text.
  const whole = boxDifference({ ...marker.box, x: 0, y: 0 }, { ...reference.box, x: 0, y: 0 })
  const kinds = (of: Marker) => of.parts.map(({ kind }) => kind).join(' ')
  const found = whole ? [`${name}: ${whole}`] : []
  if (kinds(marker) !== kinds(reference))
    return [...found, `${name}: has other parts: ${kinds(marker)} instead of ${kinds(reference)}`]
  const inside = marker.parts.flatMap(({ kind, text, box }, index) => {
    const other = reference.parts[index]
    const difference = other && boxDifference(box, other.box)
    return difference ? [`${name}: ${kind} “${text.slice(0, 40)}”: ${difference}`] : []
  })
  return [...found, ...inside.slice(0, 5)]
}

/**
 * What a page's widgets look like in another browser, unlike in Chromium.
 *
 * @param others The page in Chromium once more, a little narrower or wider: each widget has to look as in one of them.
 */
export function differences(
  markers: readonly Marker[],
  reference: readonly Marker[],
  others: readonly (readonly Marker[])[] = [],
): string[] {
  if (markers.length !== reference.length) return [`${markers.length} markers instead of ${reference.length}`]
  return markers.flatMap((marker, index) => {
    const found = [reference, ...others].map((each) => (each[index] ? markerDifferences(marker, each[index]) : []))
    return found.some((differing) => differing.length === 0) ? [] : (found[0] ?? [])
  })
}
