import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const savedMessages = defineMessages('profile.saved', {
  lists: message(),
  /** The default list (reader-account §3, "Favourite list"). */
  all: message(),
  /** `shown` is the number as it is written. */
  count: message<{ count: number; shown: string }>(),
  empty: message(),
  articles: message(),
  emptyList: message(),
  remove: message<{ title: string }>(),
  removed: message(),
  removedFromList: message(),
  undo: message(),
  restored: message(),
  create: message(),
  newTitle: message(),
  name: message(),
  nameMissing: message(),
  nameInvalid: message(),
  creating: message(),
  created: message(),
  rename: message(),
  renameTitle: message(),
  renaming: message(),
  renamed: message(),
  save: message(),
  delete: message(),
  deleteTitle: message<{ title: string }>(),
  deleteText: message(),
  deleting: message(),
  deleted: message(),
})
