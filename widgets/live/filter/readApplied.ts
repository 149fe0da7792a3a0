import * as v from 'valibot'
import { readOptions } from '#islands/island/readOptions.ts'
import type { FilterKey } from '#kit/filters/Filter.ts'
import { readSelection } from '#kit/filters/selection.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { check } from '#lib/schema/parseJson.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'
import type { Chosen } from '../live.api.ts'

/** The part of a filter that tells where its values are: the rest of a definition is the `filters` widget's. */
const KeySchema = object({
  name: TextSchema,
  type: v.picklist(['checkbox', 'date-range', 'date', 'inputDate', 'single-select'] satisfies FilterKey['type'][]),
})

/** @returns The values that the address has for the filters of this marker. */
export function readApplied(marker: HTMLElement, href: string): Chosen {
  const options = readOptions(marker)
  const filters = check(options.ok ? options.value.filters : [], list(KeySchema))
  return filters.ok ? readSelection(filters.value, new URL(href).searchParams) : {}
}
