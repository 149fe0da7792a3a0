import * as v from 'valibot'
import type { FilterKey } from '../../../src/filters/Filter.ts'
import { readSelection } from '../../../src/filters/selection.ts'
import { readOptions } from '../../../src/island/readOptions.ts'
import { lenientList } from '../../../src/lib/lenientList.ts'
import type { Chosen } from '../live.api.ts'

/** What tells where a filter's values are: the rest of a definition is the `filters` widget's. */
const KeySchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  type: v.picklist(['checkbox', 'date-range', 'date', 'inputDate', 'single-select'] satisfies FilterKey['type'][]),
})

/** @returns What the address says of the filters in this marker. */
export function readApplied(marker: HTMLElement, href: string): Chosen {
  const options = readOptions(marker)
  const filters = v.safeParse(lenientList(KeySchema), options.ok ? options.value.filters : [])
  return filters.success ? readSelection(filters.output, new URL(href).searchParams) : {}
}
