/** The widgets that a server renders. */
export const servedNames = [
  'cards',
  'carousel',
  'comments',
  'comments-count',
  'hot-topics',
  'newsletter-carousel',
  'poll',
] as const
