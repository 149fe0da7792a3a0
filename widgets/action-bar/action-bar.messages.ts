import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('action-bar', {
  /** The row's accessible name. */
  actions: message(),
  /** Label while the count is unknown. */
  comments: message(),
  /** `number` is `count`, formatted. */
  commentsCounted: message<{ count: number; number: string }>(),
  save: message(),
  saved: message(),
  /** The button's accessible name; it starts with the visible label. */
  saveName: message(),
  savedName: message(),
  share: message(),
  gift: message(),
  opening: message(),
  saving: message(),
  /** The title of a place to share to; `name` is a company. */
  shareOn: message<{ name: string }>(),
  mail: message(),
  shareByMail: message(),
  device: message(),
  copy: message(),
  copied: message(),
  copyFailed: message(),
})
