import type { Day } from '../../../src/lib/days.ts'

export const orders = ['desc', 'asc'] as const
/** Newest or oldest first. */
export type Order = (typeof orders)[number]

/** What the papers are filtered by; undefined is 'all'. */
export interface Selection {
  edition: string | undefined
  publication: string | undefined
  date: Day | undefined
}

/** A place in the archive, as its address says it (content-features §2, "Routes and links"). */
export interface Route extends Selection {
  /** From 1. */
  page: number
  order: Order
}

export const noSelection: Selection = { edition: undefined, publication: undefined, date: undefined }

/** The archive as it opens: the latest paper and those before it. */
export const startRoute: Route = { ...noSelection, page: 1, order: 'desc' }

/** In the order in which the address has them. */
export const filterNames = ['edition', 'publication', 'date'] as const
export type FilterName = (typeof filterNames)[number]

export const isFiltered = (selection: Selection): boolean => filterNames.some((name) => selection[name] !== undefined)

export const sameSelection = (one: Selection, other: Selection): boolean =>
  filterNames.every((name) => one[name] === other[name])
