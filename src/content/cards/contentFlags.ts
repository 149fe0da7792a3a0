/** What a newsroom marks an article as (content-features §9, "Content flags"); `exclusive` has fields of its own. */
export const contentFlags = [
  'scoop',
  'breaking',
  'live',
  'blog',
  'verified-translation',
  'automatic-translation',
] as const
