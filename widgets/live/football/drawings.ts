import type { IconNode } from 'lucide'

/** Drawings of a match, on a ground of 24 by 24: lucide has none for most of them. */
const path = (d: string): IconNode[number] => ['path', { d }]
const ring = (cx: number, cy: number, r: number): IconNode[number] => ['circle', { cx, cy, r }]

const frame = path('M3 20V5h18v15')

export const note: IconNode = [ring(12, 12, 9), path('M12 11v5M12 8v.01')]
export const ball: IconNode = [
  ring(12, 12, 9),
  path('m12 8 3.8 2.8-1.5 4.4H9.7l-1.5-4.4zM12 3v5M3.6 9.3l4.6 1.5M6.5 19l3.2-3.8M17.5 19l-3.2-3.8M20.4 9.3l-4.6 1.5'),
]
export const struckBall: IconNode = [ring(12, 12, 9), ring(12, 12, 3), path('m5.6 5.6 12.8 12.8')]
export const returning: IconNode = [ring(17, 12, 4), path('M9 12H3m3.5-4L3 12l3.5 4')]
export const netted: IconNode = [frame, ring(12, 14, 4)]
export const spot: IconNode = [path('M3 11V4h18v7'), ring(12, 18, 2)]
export const missed: IconNode = [frame, path('m9 10 6 6M15 10l-6 6')]
export const post: IconNode = [path('M5 21V4h16'), ring(14, 14, 4), path('M8 10v.01M8 18v.01')]
export const over: IconNode = [path('M3 21v-9h18v9M7 8l9-5M12 3h4v4')]
export const whistle: IconNode = [ring(15, 15, 5), path('M10.3 13H3V8h18v4')]
export const hand: IconNode = [
  path(
    'M8 14V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v9c0 4-2.5 6-5.5 6-3 0-4.5-1.5-6-4l-2-3.4a1.4 1.4 0 0 1 2.4-1.5z',
  ),
]
export const card: IconNode = [['rect', { x: 7, y: 3, width: 10, height: 18, rx: 2 }]]
export const cards: IconNode = [
  ['rect', { x: 4, y: 3, width: 9, height: 15, rx: 2 }],
  ['rect', { x: 11, y: 6, width: 9, height: 15, rx: 2 }],
]
export const exit: IconNode = [path('M14 4h6v16h-6M3 12h11m-4-4 4 4-4 4')]
export const cross: IconNode = [path('M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5z')]
export const exchange: IconNode = [path('M8 20V4L4 8m4-4 4 4M16 4v16l-4-4m4 4 4-4')]
export const thrower: IconNode = [ring(12, 4.5, 2.5), path('M12 22v-9L7 8m5 5 5-5M9 22l3-5 3 5')]
export const corner: IconNode = [path('M5 21V3l12 4.5L5 12M5 21h14')]
export const area: IconNode = [path('M3 20V6h18v14M8 20v-7h8v7')]
export const centre: IconNode = [ring(12, 12, 9), ring(12, 12, 2), path('M12 3v7M12 14v7')]
export const extraTime: IconNode = [ring(11, 14, 7), path('M11 10v4l2.5 2M20 3v6M17 6h6')]
export const chequered: IconNode = [path('M5 21V4h15v11H5M12.5 4v11M5 9.5h15')]
export const flag: IconNode = [path('M6 21V3h13l-3.5 4L19 11H6')]
export const warning: IconNode = [path('m12 3 9.5 17h-19zM12 10v4M12 17v.01')]
export const glove: IconNode = [path('M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5')]
export const screen: IconNode = [
  ['rect', { x: 3, y: 4, width: 18, height: 13, rx: 2 }],
  path('M8 21h8M10.5 8.5a1.8 1.8 0 1 1 2.6 1.6c-.7.4-1.1.7-1.1 1.4M12 14v.01'),
]
