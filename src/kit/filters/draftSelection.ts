import { readDateText } from '../dates/dateText.ts'
import type { Day, DayRange } from '../dates/day.ts'
import { dateProblem } from '../ui/date/dateProblem.ts'
import { rangeBounds } from '../ui/date/rangeBounds.ts'
import { type Draft, textOf } from './Draft.ts'
import { type Filter, namesOf, RANGE_END, RANGE_START } from './Filter.ts'
import { type Selection, sameSelection } from './selection.ts'

const isChoice = ({ type }: Filter) => type === 'checkbox' || type === 'single-select'

/** @param writeDay Writes a day as its field shows it. */
export const draftOf = (filters: readonly Filter[], applied: Selection, writeDay: (day: Day) => string): Draft =>
  Object.fromEntries(
    filters.flatMap((filter) =>
      namesOf(filter).map((name) => {
        const values = applied[name] ?? []
        return [name, isChoice(filter) ? values : values.map(writeDay)] as const
      }),
    ),
  )

/** The two days of a range as they are typed so far. */
const rangeOf = (draft: Draft): DayRange => ({
  start: readDateText(textOf(draft, RANGE_START)),
  end: readDateText(textOf(draft, RANGE_END)),
})

/** Why a filter's days cannot be applied. */
function isWrong(filter: Filter, draft: Draft): boolean {
  switch (filter.type) {
    case 'checkbox':
    case 'single-select':
      return false
    case 'date-range': {
      const { start, end } = rangeBounds(rangeOf(draft), filter)
      return (
        dateProblem(textOf(draft, RANGE_START), start) !== undefined ||
        dateProblem(textOf(draft, RANGE_END), end) !== undefined
      )
    }
    default:
      return dateProblem(textOf(draft, filter.name), filter) !== undefined
  }
}

/** The filters of a draft; undefined while one of its days is wrong. */
export function selectionOf(filters: readonly Filter[], draft: Draft): Selection | undefined {
  if (filters.some((filter) => isWrong(filter, draft))) return undefined
  const entries = filters.flatMap((filter) =>
    namesOf(filter).map((name) => {
      const texts = draft[name] ?? []
      return [name, isChoice(filter) ? texts : texts.map(readDateText).filter((day): day is Day => !!day)] as const
    }),
  )
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}

/** Whether there is anything to apply (content-features §4, "Filters"): a wrong day counts too, so that applying shows its error. */
export function differs(filters: readonly Filter[], draft: Draft, applied: Selection): boolean {
  const selection = selectionOf(filters, draft)
  return selection === undefined || !sameSelection(selection, applied)
}
