import type { Day } from '#kit/dates/day.ts'

export const orders = ['desc', 'asc'] as const
/** Newest or oldest first. */
export type Order = (typeof orders)[number]

/** The filters; undefined means 'all'. */
export interface Selection {
  edition: string | undefined
  publication: string | undefined
  date: Day | undefined
}

/** A route of the archive, parsed from its address (content-features §2, "Routes and links"). */
export interface Route extends Selection {
  /** From 1. */
  listPage: number
  order: Order
}

export const noSelection: Selection = { edition: undefined, publication: undefined, date: undefined }

/** The archive as it opens: the latest paper and those before it. */
export const startRoute: Route = { ...noSelection, listPage: 1, order: 'desc' }

/** In the order of the address. */
export const filterNames = ['edition', 'publication', 'date'] as const
export type FilterName = (typeof filterNames)[number]

export const isFiltered = (selection: Selection): boolean => filterNames.some((name) => selection[name] !== undefined)
