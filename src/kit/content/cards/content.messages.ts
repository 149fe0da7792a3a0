import { defineMessages, message } from '../../i18n/defineMessages.ts'

/** The texts of cards and of the heads above them. */
export const contentMessages = defineMessages('content', {
  /** Reads the number of comments; `number` is the formatted count. */
  comments: message<{ count: number; number: string }>(),
  /** Before an advertiser's name. */
  branded: message(),
  untranslated: message(),
  /** Opens the links of a head that have no room. */
  more: message(),
})

/** The words of an article's marks, by flag. */
export const flagMessages = defineMessages('content.flag', {
  exclusive: message(),
  scoop: message(),
  breaking: message(),
  live: message(),
  blog: message(),
  'verified-translation': message(),
  'automatic-translation': message(),
})

/** The words for media, by type. */
export const mediaMessages = defineMessages('content.media', {
  video: message(),
  image: message(),
  graphic: message(),
  audio: message(),
  interactive: message(),
  special: message(),
  story: message(),
  poll: message(),
  test: message(),
  automatic: message(),
  streaming: message(),
})
