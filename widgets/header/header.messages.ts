import { defineMessages, message } from '#kit/i18n/defineMessages.ts'

export const messages = defineMessages('header', {
  menu: message(),
  /** The names of the three menus. */
  sections: message(),
  editions: message(),
  languages: message(),
  search: message(),
  /** The label of the search field. */
  searchField: message(),
  /** The name of the list below the field. */
  suggestions: message(),
  searching: message(),
  results: message<{ count: number }>(),
  noResults: message<{ text: string }>(),
  subscribe: message(),
  signIn: message(),
  premium: message(),
  /** The premium button of founders. */
  founders: message(),
  profile: message(),
  /** The name of a profile button that shows the nick. */
  profileOf: message<{ nick: string }>(),
})
