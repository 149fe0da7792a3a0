import { legibleOn, parseColour } from './colour.ts'

/** The background, light and dark: contrast is lowest on `surface` (see the tokens). */
const LIGHT = '#f6f5f1'
const DARK = '#1c1f25'

/** An editor's colour, adjusted to be legible in light and in dark mode with the same hue; undefined for an invalid colour. */
export function legibleColours(text: string | undefined): [light: string, dark: string] | undefined {
  const colour = text ? parseColour(text) : undefined
  return colour ? [legibleOn(colour, LIGHT), legibleOn(colour, DARK)] : undefined
}
