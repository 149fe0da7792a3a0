import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast } from './colour.ts'
import { legibleColours } from './legibleColours.ts'

const pair = (text: string) => legibleColours(text) ?? []

it('legibleColours accepts a colour with or without #', () => {
  expect(legibleColours('0b6e4f')).toEqual(legibleColours('#0b6e4f'))
  expect(pair('0b6e4f')[0]).toBe('#0b6e4f')
})

it.each([undefined, '', 'red', '#12345', 'url(https://x.example)', '0b6e4f;background:red'])(
  'legibleColours rejects %j',
  (text) => {
    expect(legibleColours(text)).toBeUndefined()
  },
)

it('legibleColours gives sufficient contrast in light and dark mode, as text and as a button’s background', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'))
  fc.assert(
    fc.property(hex, (text) => {
      const [light = '', dark = ''] = pair(text)
      for (const background of ['#ffffff', '#f6f5f1']) expect(contrast(light, background)).toBeGreaterThanOrEqual(4.5)
      for (const background of ['#131519', '#1c1f25']) expect(contrast(dark, background)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark, '#0d1116')).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
