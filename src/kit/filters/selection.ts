import { isDay } from '../dates/day.ts'
import { type FilterKey, namesOf } from './Filter.ts'

/** The chosen values by name: a list's values, or one day as YYYY-MM-DD. A name without a value is left out. */
export type Selection = Readonly<Record<string, readonly string[]>>

export const NOTHING: Selection = {}

/** The values of one name that a filter can have. One that is not among its choices stays, so that it can be removed. */
function valuesIn({ type }: FilterKey, given: readonly string[]): readonly string[] {
  const values = [...new Set(given.filter(Boolean))]
  switch (type) {
    case 'checkbox':
      return values
    case 'single-select':
      return values.slice(0, 1)
    default:
      return values.filter(isDay).slice(0, 1)
  }
}

/** The selection in a query; what belongs to no filter is left out. */
export function readSelection(filters: readonly FilterKey[], query: URLSearchParams): Selection {
  const entries = filters.flatMap((filter) =>
    namesOf(filter).map((name) => [name, valuesIn(filter, query.getAll(name))] as const),
  )
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}

/** The same address with another selection; its other parameters stay, except those of `dropped` and the fragment. */
export function selectionHref(
  address: string,
  filters: readonly FilterKey[],
  selection: Selection,
  dropped: readonly string[] = [],
): string {
  const url = new URL(address)
  const names = filters.flatMap(namesOf)
  for (const name of [...names, ...dropped]) url.searchParams.delete(name)
  for (const name of names) for (const value of selection[name] ?? []) url.searchParams.append(name, value)
  url.hash = ''
  return url.href
}

/** In another order the values of a list are the same ones. */
const sameValues = (one: readonly string[] = [], other: readonly string[] = []) =>
  one.length === other.length && one.every((value) => other.includes(value))

export const sameSelection = (one: Selection, other: Selection): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => sameValues(one[name], other[name]))

/** How many filters are applied: each value of a list counts, and a range of days counts once. */
export const countOf = (filters: readonly FilterKey[], selection: Selection): number =>
  filters
    .map((filter) => {
      const values = namesOf(filter).flatMap((name) => selection[name] ?? [])
      return filter.type === 'date-range' ? Math.min(1, values.length) : values.length
    })
    .reduce((sum, count) => sum + count, 0)
