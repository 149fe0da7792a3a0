import { legibleOn, parseColour } from '../../src/lib/colour.ts'

/** The grounds of a box, light and dark: contrast is least on `surface` (see the tokens). */
const LIGHT = '#f6f5f1'
const DARK = '#1c1f25'

/**
 * An editor's colour as one that can be read in light and in dark, in its own hue; undefined for what is no colour.
 * Which of the two it is follows the box's `color-scheme`.
 */
export function colourOf(text: string | undefined): string | undefined {
  const colour = text ? parseColour(text) : undefined
  return colour && `light-dark(${legibleOn(colour, LIGHT)}, ${legibleOn(colour, DARK)})`
}
