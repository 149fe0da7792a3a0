import { describe, expect, it } from 'vitest'
import { compareSignatures } from './compareSignatures.ts'
import { readSignature, writeSignature } from './signatureText.ts'
import { type Pixels, signPicture } from './signPicture.ts'

type Colour = readonly [red: number, green: number, blue: number]
type Box = readonly [left: number, top: number, width: number, height: number]

/** A page on a phone with some twenty lines of words, as boxes of ink. */
function picture(
  boxes: readonly (readonly [Box, Colour])[] = [],
  height = 640,
): Pixels & { data: Uint8ClampedArray<ArrayBuffer> } {
  const width = 390
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const fill = ([left, top, across, down]: Box, colour: Colour) => {
    for (let y = top; y < Math.min(height, top + down); y++)
      for (let x = left; x < left + across; x++) data.set(colour, (y * width + x) * 4)
  }
  for (let top = 20; top < height; top += 30)
    for (let left = 16; left < 360; left += 9) fill([left, top, 5 + (left % 3), 2], [23, 25, 29])
  for (const [box, colour] of boxes) fill(box, colour)
  return { width, height, data }
}

const difference = (now: Pixels) => compareSignatures(signPicture(picture()), signPicture(now))

/** A number from -most to most for each place, the same in each run. */
const noise = (place: number, most: number) => ((place * 2654435761) % (2 * most + 1)) - most

describe('a changed state is found', () => {
  it.each([
    [
      'a button that is gone',
      picture([
        [
          [16, 200, 80, 40],
          [255, 255, 255],
        ],
      ]),
    ],
    [
      'another word',
      picture([
        [
          [160, 260, 40, 12],
          [255, 255, 255],
        ],
        [
          [162, 262, 36, 8],
          [23, 25, 29],
        ],
      ]),
    ],
    [
      'an accent in another colour of the same lightness',
      picture([
        [
          [16, 300, 96, 2],
          [133, 0, 10],
        ],
        [
          [16, 320, 200, 24],
          [255, 238, 238],
        ],
      ]),
    ],
    [
      'a badge of ten pixels',
      picture([
        [
          [344, 8, 10, 10],
          [179, 35, 27],
        ],
      ]),
    ],
  ])('by %s', (_, now) => {
    expect(difference(now)).toMatch(/fields differ, the first \d+ px from the left/)
  })

  it('with its share and its position', () => {
    const now = picture([
      [
        [72, 120, 24, 24],
        [0, 0, 0],
      ],
    ])
    expect(difference(now)).toBe('1 of its 459 fields differ, the first 72 px from the left and 120 px from the top')
  })

  it('by a line more, as another height', () => {
    expect(difference(picture([], 670))).toBe('its height is 670, not 640')
  })
})

describe('noise in a picture passes', () => {
  it('as every pixel a little lighter or darker', () => {
    const now = picture()
    now.data.forEach((value, place) => {
      now.data[place] = value + noise(place, 4)
    })
    expect(difference(now)).toBeUndefined()
  })

  it('as the edges of all letters drawn more softly', () => {
    const now = picture()
    const { data, width } = picture()
    data.forEach((value, place) => {
      const below = data[place + width * 4] ?? value
      if (place % 4 < 3) now.data[place] = value + (below - value) * 0.06
    })
    expect(now.data).not.toEqual(data)
    expect(difference(now)).toBeUndefined()
  })
})

it('a signature is read as it was written, in a few hundred bytes', async () => {
  const signature = signPicture(picture())
  const text = await writeSignature(signature)
  expect(await readSignature(text)).toEqual(signature)
  expect(text.length).toBeLessThan(700)
  await expect(readSignature('390x640:AwA=')).rejects.toThrow('is no signature')
})
