import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('bottom-bar', {
  /** Names the landmark. Not “navigation”, which screen readers say themselves. */
  bar: message(),
  home: message(),
  latest: message(),
  discover: message(),
  search: message(),
  profile: message(),
  /** Follows the name of the latest news, for screen readers. */
  news: message(),
})
