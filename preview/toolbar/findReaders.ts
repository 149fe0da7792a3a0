import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { type PersonaName, personaNames } from '#mocks/backend/personas.ts'
import { matchesSearch, searchText } from '../catalogue/searchText.ts'
import { readersMessages } from '../readers.messages.ts'

export interface FoundReader {
  value: PersonaName
  /** A description that sets the reader apart, in the page's language. */
  name: string
}

/** The readers that can be chosen. */
export const listReaders = ({ t }: PageIntl): FoundReader[] =>
  personaNames.map((value) => ({ value, name: t(readersMessages[value]) }))

/** Finds readers by their names or by other words for them. */
export const findReaders = (intl: PageIntl, search: string): FoundReader[] =>
  listReaders(intl).filter(({ value, name }) => matchesSearch(searchText(value, name), search))
