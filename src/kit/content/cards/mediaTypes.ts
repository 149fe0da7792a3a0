/** The media that an article has besides text (content-features §3, "Media info types"; `automatic` by §9, "Media types"). */
export const mediaTypes = [
  'video',
  'image',
  'graphic',
  'audio',
  'interactive',
  'special',
  'story',
  'poll',
  'test',
  'automatic',
  'streaming',
] as const

export type MediaType = (typeof mediaTypes)[number]
