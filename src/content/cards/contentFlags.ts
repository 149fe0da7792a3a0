/** The newsroom's marks of an article (content-features §9, "Content flags"); `exclusive` has fields of its own. */
export const contentFlags = [
  'scoop',
  'breaking',
  'live',
  'blog',
  'verified-translation',
  'automatic-translation',
] as const
