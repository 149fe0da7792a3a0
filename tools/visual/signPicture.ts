import { cellOf, fieldsOf, type Signature } from './Signature.ts'

/** A picture's pixels, as a canvas has them: red, green, blue and opacity of each, row by row. */
export type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>

/** How coarse each plane is: what is written is a value's 64th part of 256, or its 32nd. */
const LIGHT_STEP = 4
const OTHER_STEP = 8

interface Sums {
  count: number
  light: number
  squares: number
  blue: number
  red: number
}

/** How light a colour is, and how blue and how red it is beside that: 0 to 255 each, as in JPEG. */
function addPixel(sums: Sums, red: number, green: number, blue: number): void {
  const light = 0.299 * red + 0.587 * green + 0.114 * blue
  sums.count++
  sums.light += light
  sums.squares += light * light
  sums.blue += 128 + (blue - light) * 0.564
  sums.red += 128 + (red - light) * 0.713
}

const inSteps = (value: number, step: number) => Math.min(255 / step, Math.max(0, value / step))

/** Reduces a picture to its fields. */
export function signPicture({ width, height, data }: Pixels): Signature {
  const cell = cellOf(width)
  const { columns, count } = fieldsOf({ width, height, cell })
  const fields = Array.from({ length: count }, (): Sums => ({ count: 0, light: 0, squares: 0, blue: 0, red: 0 }))
  for (let y = 0, place = 0; y < height; y++) {
    for (let x = 0; x < width; x++, place += 4) {
      const sums = fields[Math.floor(y / cell) * columns + Math.floor(x / cell)]
      if (sums) addPixel(sums, data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0)
    }
  }
  const planes = new Uint8Array(count * 4)
  fields.forEach(({ count: pixels, light, squares, blue, red }, index) => {
    const mean = light / pixels
    const spread = Math.sqrt(Math.max(0, squares / pixels - mean * mean))
    planes[index] = inSteps(mean, LIGHT_STEP)
    planes[count + index] = inSteps(spread, OTHER_STEP)
    planes[2 * count + index] = inSteps(blue / pixels, OTHER_STEP)
    planes[3 * count + index] = inSteps(red / pixels, OTHER_STEP)
  })
  return { width, height, cell, planes }
}
