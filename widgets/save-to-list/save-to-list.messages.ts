import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('save-to-list', {
  save: message(),
  saved: message(),
  /** The button's accessible name; it starts with the visible label. */
  saveName: message(),
  savedName: message(),
  saveTitled: message<{ title: string }>(),
  savedTitled: message<{ title: string }>(),
  opening: message(),
  removed: message(),
  undo: message(),
  notSaved: message(),
  notRemoved: message(),
})

/** The keys that the specification names (content-features §8). */
export const favouriteListMessages = defineMessages('favourite-list', {
  'save-ok': message(),
  'create-ok': message(),
})

export const dialogMessages = defineMessages('save-to-list.dialog', {
  title: message(),
  lists: message(),
  /** The default list (reader-account §3, "Favourite list"). */
  all: message(),
  /** How many articles a list has. */
  count: message<{ count: number }>(),
  loading: message(),
  failed: message(),
  search: message(),
  found: message<{ count: number }>(),
  create: message(),
  createNamed: message<{ name: string }>(),
  saving: message(),
  newTitle: message(),
  back: message(),
  name: message(),
  nameMissing: message(),
  nameInvalid: message(),
  createList: message(),
  creating: message(),
  notCreated: message(),
  deleteTitle: message(),
  deleteText: message(),
  delete: message(),
  deleting: message(),
})
