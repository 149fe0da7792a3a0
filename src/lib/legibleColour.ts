import { legibleOn, parseColour } from './colour.ts'

/** The background, light and dark: contrast is lowest on `surface` (see the tokens). */
const LIGHT = '#f6f5f1'
const DARK = '#1c1f25'

/**
 * An editor's colour, adjusted to be legible in light and dark mode with the same hue; undefined for an invalid colour.
 * The element's `color-scheme` selects the variant.
 */
export function legibleColour(text: string | undefined): string | undefined {
  const colour = text ? parseColour(text) : undefined
  return colour && `light-dark(${legibleOn(colour, LIGHT)}, ${legibleOn(colour, DARK)})`
}
