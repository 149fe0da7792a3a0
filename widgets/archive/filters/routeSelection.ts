import type { Selection } from '#kit/filters/selection.ts'
import { filterNames, type Selection as Selected } from '../route/route.ts'

/** The filters of a route, as the panel has them. */
export const selectionOfRoute = (route: Selected): Selection =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = route[name]
      return value === undefined ? [] : [[name, [value]]]
    }),
  )

/** The panel's choice, as a route has it. */
export const selectedIn = ({ edition, publication, date }: Selection): Selected => ({
  edition: edition?.[0],
  publication: publication?.[0],
  date: date?.[0],
})
