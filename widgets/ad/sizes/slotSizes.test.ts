import { expect, it } from 'vitest'
import { slotSizes, slotTypes, tallest } from './slotSizes.ts'

const sizesAt = (width: number) =>
  Object.fromEntries(
    slotTypes.map((type) => [
      type,
      slotSizes(type, width)
        .map((size) => size.join('x'))
        .join(' '),
    ]),
  )

it('slotSizes returns the sizes of the window’s width', () => {
  expect(sizesAt(1000)).toEqual({
    top: '980x250 980x90 728x90',
    contentTop: '728x90',
    banner: '980x90 728x90',
    banner_bottom: '980x90 728x90',
    banner_home: '980x250 980x90 728x90',
    rectangle: '300x600 300x250',
    autopromo: '474x300',
    autopromo_small: '300x250',
  })
  expect(sizesAt(999)).toEqual(sizesAt(750))
  expect(sizesAt(750)).toMatchObject({ top: '728x90', rectangle: '300x250', autopromo: '474x300' })
  expect(sizesAt(749)).toMatchObject({ top: '320x100 320x50', banner: '320x100 320x50', autopromo: '300x250' })
})

it('slotSizes has every size of the specification, and none that is wider than its window', () => {
  const all = [390, 750, 1000].flatMap((width) => slotTypes.flatMap((type) => [...slotSizes(type, width)]))
  const names = new Set(all.map((size) => size.join('x')))
  expect([...names].sort()).toEqual(
    ['980x90', '980x250', '728x90', '320x100', '320x50', '300x250', '300x600', '474x300'].sort(),
  )
  for (const width of [320, 750, 1000])
    for (const type of slotTypes) for (const [wide] of slotSizes(type, width)) expect(wide).toBeLessThanOrEqual(width)
})

it('slotSizes reserves the height of the tallest size', () => {
  expect(tallest(slotSizes('top', 1280))).toBe(250)
  expect(tallest(slotSizes('top', 390))).toBe(100)
})
