import { defineMessages, message } from '../../src/i18n/defineMessages.ts'

export const messages = defineMessages('action-bar', {
  /** What the row is, for those who listen. */
  actions: message(),
  /** While nobody knows how many there are. */
  comments: message(),
  /** `number` is `count` as the page writes numbers. */
  commentsCounted: message<{ count: number; number: string }>(),
  save: message(),
  saved: message(),
  /** The button's whole name; it begins with what is seen on it. */
  saveName: message(),
  savedName: message(),
  share: message(),
  gift: message(),
  opening: message(),
  /** The title of a place to share to; `name` is a company. */
  shareOn: message<{ name: string }>(),
  mail: message(),
  shareByMail: message(),
  device: message(),
})
