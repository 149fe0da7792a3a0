import { legibleColours } from '#lib/legibleColours.ts'
import { lightDark } from './lightDark.ts'

/** An editor's colour, legible in the element's theme; undefined for an invalid colour. */
export function legibleColour(text: string | undefined): string | undefined {
  const colours = legibleColours(text)
  return colours && lightDark(...colours)
}
