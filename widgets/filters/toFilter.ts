import type { Day } from '#kit/dates/day.ts'
import { FIRST_DAY, type Filter } from '#kit/filters/Filter.ts'
import type { FilterDefinition } from './filters.schema.ts'

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

/** A filter with its defaults on a day. */
export function toFilter(definition: FilterDefinition, today: Day): Filter {
  const { label, name, type, minDate, maxDate } = definition
  const choices = (definition.filters ?? []).map(({ name, value }) => ({ label: name, value }))
  const min = minDate ?? FIRST_DAY
  const max = maxDate ?? today
  switch (type) {
    case 'checkbox':
      return { type, label, name, choices }
    case 'single-select':
      return { type, label, name, choices, any: definition.any ?? undefined }
    case 'date':
      return { type, label, name, min, max }
    case 'inputDate':
      // No later than today, whatever the definition says (content-features §5).
      return { type, label, name, min, max: earlier(max, today) }
    case 'date-range':
      return {
        type,
        label,
        name,
        min,
        max,
        startLabel: definition.startLabel ?? undefined,
        endLabel: definition.endLabel ?? undefined,
        startDisabled: definition.startDisabled ?? undefined,
        endDisabled: definition.endDisabled ?? undefined,
        help: definition.help ?? undefined,
      }
  }
}
