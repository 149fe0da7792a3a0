/** Red, green, blue, each from 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number]

/** A colour as editors write it, with or without `#`, with three or six digits, as `#rrggbb`; undefined for anything else. */
export function parseColour(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** Relative luminance after WCAG 2, from 0 to 1. @param colour `#rrggbb`, as {@link parseColour} gives it. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map(linear) as unknown as Channels // map keeps the length.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast after WCAG 2, from 1 to 21; both `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * The colour itself where it can be read on the background, else the nearest of its hue that can: only the lightness (HSL) moves.
 * The better of black and white if neither reaches `minimum`.
 * @param colour and `background`: `#rrggbb`.
 * @param minimum 4.5 for text, 3 for large text and for the borders of controls.
 */
export function legibleOn(colour: string, background: string, minimum = 4.5): string {
  if (contrast(colour, background) >= minimum) return colour
  const [hue, saturation, lightness] = toHsl(channels(colour))
  const reach = (end: 0 | 1) => nearest(hue, saturation, lightness, end, (it) => contrast(it, background) >= minimum)
  const [darker, lighter] = [reach(0), reach(1)]
  if (darker && lighter) return lightness - darker.lightness <= lighter.lightness - lightness ? darker.hex : lighter.hex
  const found = darker ?? lighter
  if (found) return found.hex
  return contrast('#000000', background) > contrast('#ffffff', background) ? '#000000' : '#ffffff'
}

/** Luminance grows with lightness, so a binary search towards `end` finds the first lightness that is enough. */
function nearest(hue: number, saturation: number, from: number, end: 0 | 1, enough: (hex: string) => boolean) {
  if (!enough(toHex(hue, saturation, end))) return undefined
  let near = from
  let far: number = end
  // 2^-12 of the scale is finer than a step of a channel.
  for (let step = 0; step < 12; step++) {
    const middle = (near + far) / 2
    if (enough(toHex(hue, saturation, middle))) far = middle
    else near = middle
  }
  return { hex: toHex(hue, saturation, far), lightness: far }
}

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Hue from 0 to 6, saturation and lightness from 0 to 1. */
function toHsl(rgb: Channels): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = rgb.map((channel) => channel / 255) as unknown as Channels // map keeps the length.
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const range = max - min
  const lightness = (max + min) / 2
  if (range === 0) return [0, 0, lightness]
  const hue =
    max === red ? (green - blue) / range + 6 : max === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return [hue % 6, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function toHex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (turn: number) => {
    const at = (hue * 2 + turn) % 12
    const value = lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
