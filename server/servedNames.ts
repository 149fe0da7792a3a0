/** The widgets that a server renders. */
export const servedNames = [
  'action-bar',
  'alert',
  'bottom-bar',
  'cards',
  'carousel',
  'comments',
  'comments-count',
  'error-page',
  'follow',
  'hot-topics',
  'newsletter-carousel',
  'partner-logos',
  'poll',
  'save-to-list',
  'video',
  'video-carousel',
] as const
