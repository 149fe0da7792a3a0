/** The kinds of ad positions (content-features §9, "Ads"). */
export const slotTypes = [
  'top',
  'contentTop',
  'banner',
  'banner_home',
  'banner_bottom',
  'rectangle',
  'autopromo',
  'autopromo_small',
] as const
export type SlotType = (typeof slotTypes)[number]

/** Width and height in CSS pixels. */
export type AdSize = readonly [width: number, height: number]

/** From which widths of the window the next sizes hold, in CSS pixels (content-features §9, "Ads"). */
const WIDE = 1000
const MIDDLE = 750

type Sizes = readonly AdSize[]

const phone: Sizes = [
  [320, 100],
  [320, 50],
]
const board: Sizes = [[728, 90]]
const boards: Sizes = [
  [980, 90],
  [728, 90],
]
const billboards: Sizes = [[980, 250], ...boards]
const square: Sizes = [[300, 250]]
const column: Sizes = [[300, 600], ...square]
const own: Sizes = [[474, 300]]

/** The specification names the sizes and the breakpoints; which go together is ours (docs/assumptions/ad.md). */
const table: Record<SlotType, { wide: Sizes; middle: Sizes; narrow: Sizes }> = {
  top: { wide: billboards, middle: board, narrow: phone },
  contentTop: { wide: board, middle: board, narrow: phone },
  banner: { wide: boards, middle: board, narrow: phone },
  banner_bottom: { wide: boards, middle: board, narrow: phone },
  banner_home: { wide: billboards, middle: board, narrow: phone },
  rectangle: { wide: column, middle: square, narrow: square },
  autopromo: { wide: own, middle: own, narrow: square },
  autopromo_small: { wide: square, middle: square, narrow: square },
}

/**
 * The sizes that a position asks for, the largest first.
 *
 * @param width Of the window, in CSS pixels.
 */
export function slotSizes(type: SlotType, width: number): Sizes {
  const { wide, middle, narrow } = table[type]
  if (width >= WIDE) return wide
  return width >= MIDDLE ? middle : narrow
}

/** The height that holds each of them: what is reserved before an ad is there. */
export const tallest = (sizes: Sizes): number => Math.max(...sizes.map(([, height]) => height))
