import type { Day } from '../../../src/dates/Day.ts'
import { readDateText } from '../../../src/dates/readDateText.ts'
import { writeDateText } from '../../../src/dates/writeDateText.ts'
import { dateProblem } from '../../../src/ui/date/dateProblem.ts'
import type { Choice } from '../../../src/ui/fields/choice.ts'
import type { Edition } from '../archive.schema.ts'
import type { Selection } from '../route/route.ts'
import { sameSelection } from '../route/route.ts'

/** The first day that can be chosen. */
export const FIRST_DAY: Day = '1900-01-01'

/** The value for no filter; the address leaves its segment out (content-features §2). */
export const ALL = 'all'

/** The choices that are not applied yet; the date as typed. */
export interface Draft {
  edition: string
  publication: string
  dateText: string
}

export const emptyDraft: Draft = { edition: ALL, publication: ALL, dateText: '' }

export const draftOf = ({ edition, publication, date }: Selection): Draft => ({
  edition: edition ?? ALL,
  publication: publication ?? ALL,
  dateText: date === undefined ? '' : writeDateText(date),
})

const unlessAll = (value: string) => (value === ALL ? undefined : value)

/** The filters of a draft; undefined while its date is invalid. */
export function selectionOf({ edition, publication, dateText }: Draft, today: Day): Selection | undefined {
  if (dateProblem(dateText, { min: FIRST_DAY, max: today })) return undefined
  return { edition: unlessAll(edition), publication: unlessAll(publication), date: readDateText(dateText) }
}

/** Whether there is anything to apply (content-features §4, "Filters"): an invalid date counts too, so that applying shows its error. */
export function differs(draft: Draft, applied: Selection, today: Day): boolean {
  const selection = selectionOf(draft, today)
  return selection === undefined || !sameSelection(selection, applied)
}

const choiceOf = ({ name, value }: { name: string; value: string }): Choice => ({ label: name, value })

/** A value in the address that the backend does not have is shown unchanged, so that it can be removed. */
const withCurrent = (choices: readonly Choice[], current: string): readonly Choice[] =>
  choices.some(({ value }) => value === current) ? choices : [...choices, { value: current, label: current }]

/** The backend's list may have an 'all' of its own. */
const named = (list: readonly { name: string; value: string }[]) =>
  list.filter(({ value }) => value !== ALL).map(choiceOf)

export const editionChoices = (editions: readonly Edition[], all: string, current: string): readonly Choice[] =>
  withCurrent([{ value: ALL, label: all }, ...named(editions)], current)

/** The publications of the chosen edition; without one, those of all editions, each once. */
export function publicationsOf(editions: readonly Edition[], edition: string): readonly Choice[] {
  const those = editions.filter(({ value }) => edition === ALL || value === edition)
  const choices = named(those.flatMap(({ publicationTypes }) => publicationTypes ?? []))
  return choices.filter(({ value }, index) => choices.findIndex((other) => other.value === value) === index)
}

export const publicationChoices = (
  editions: readonly Edition[],
  { edition, publication }: Draft,
  all: string,
): readonly Choice[] => withCurrent([{ value: ALL, label: all }, ...publicationsOf(editions, edition)], publication)

/** Another edition keeps the publication only where it has it too. */
export function withEdition(draft: Draft, edition: string, editions: readonly Edition[]): Draft {
  const has = publicationsOf(editions, edition).some(({ value }) => value === draft.publication)
  return { ...draft, edition, publication: has ? draft.publication : ALL }
}
