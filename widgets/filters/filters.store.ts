import { createStore } from 'zustand/vanilla'
import type { FilterKey } from '#kit/filters/Filter.ts'
import { readSelection, type Selection, sameSelection, selectionHref } from '#kit/filters/selection.ts'
import type { ReadonlyStore } from '#lib/createMachine.ts'

export type FiltersState =
  /** As the address had it when the page was loaded. */
  | { status: 'loaded'; applied: Selection }
  /** Changed since then, on the same page. */
  | { status: 'changed'; applied: Selection }

/** The page's address and its history. */
export interface FiltersAddress {
  read(): string
  /** Adds an entry for the same page. */
  push(href: string): void
  /** Leaves for another page. */
  open(href: string): void
}

export interface FiltersStoreDeps {
  filters: readonly FilterKey[]
  address: FiltersAddress
  /** The parameter of the list's page. */
  pageParam: string
  /** Offers a selection to the lists of the page. @returns Whether one has taken it. */
  offer(selection: Selection): boolean
}

/** Read it with `useStore`; change it only through the commands. */
export interface FiltersStore extends ReadonlyStore<FiltersState> {
  /** Filters the list: in place where one on the page takes the selection, else by the address that has it. */
  apply(selection: Selection): void
  /** Shows the selection in the address: when the reader goes back or forward. */
  follow(): void
}

export function createFiltersStore({ filters, address, pageParam, offer }: FiltersStoreDeps): FiltersStore {
  const read = () => readSelection(filters, new URL(address.read()).searchParams)
  const { setState, ...store } = createStore<FiltersState>()(() => ({ status: 'loaded', applied: read() }))
  const setApplied = (applied: Selection) => setState({ status: 'changed', applied })

  return {
    ...store,
    apply(selection) {
      const href = selectionHref(address.read(), filters, selection, [pageParam])
      if (!offer(selection)) return address.open(href)
      address.push(href)
      setApplied(selection)
    },
    follow() {
      const selection = read()
      // A change of the fragment is an entry of the history too.
      if (sameSelection(selection, store.getState().applied)) return
      offer(selection)
      setApplied(selection)
    },
  }
}
