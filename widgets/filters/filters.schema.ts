import * as v from 'valibot'
import { isDay } from '#kit/dates/day.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'
import { WordSchema } from '#lib/schema/wordSchema.ts'

const DaySchema = v.nullish(v.pipe(v.string(), v.check(isDay, 'must be a day, YYYY-MM-DD')))

const kinds = ['checkbox', 'date-range', 'date', 'inputDate', 'single-select'] as const

/** One filter of the list (content-features §3, "Filter definition"). What it has beyond its name and kind depends on the kind. */
const DefinitionSchema = v.pipe(
  object({
    /** The visible text. */
    label: TextSchema,
    /** The parameter of its values in the address; not that of a date-range, whose parameters are minDate and maxDate. */
    name: TextSchema,
    /** The kind of field. */
    type: v.picklist(kinds),
    /** The choices of a checkbox or a single-select. */
    filters: v.nullish(
      list(
        object({
          /** The visible text. */
          name: TextSchema,
          /** Its value in the address. */
          value: WordSchema,
        }),
      ),
      [],
    ),
    /** The first day that can be chosen, YYYY-MM-DD; 1 January 1900 by default. */
    minDate: DaySchema,
    /** The last day that can be chosen, YYYY-MM-DD; today by default, and for an inputDate at most. */
    maxDate: DaySchema,
    /** The name for choosing none in a single-select. */
    any: v.nullish(TextSchema),
    /** The name of a date-range’s first field; “Start” by default. */
    startLabel: v.nullish(TextSchema),
    /** The name of its second field; “End” by default. */
    endLabel: v.nullish(TextSchema),
    /** Whether a date-range’s first field cannot be changed. */
    startDisabled: v.nullish(v.boolean()),
    /** Whether its second field cannot be changed. */
    endDisabled: v.nullish(v.boolean()),
    /** A date-range’s helper text. */
    help: v.nullish(TextSchema),
  }),
  v.check(
    ({ type, filters }) => (type !== 'checkbox' && type !== 'single-select') || (filters ?? []).length > 0,
    'has no filters to choose from',
  ),
  v.check(({ minDate, maxDate }) => !minDate || !maxDate || minDate <= maxDate, 'has a minDate after its maxDate'),
)

export type FilterDefinition = v.InferOutput<typeof DefinitionSchema>

/** The marker's options (content-features §3, "Filter definition"). */
export const FiltersMarkerSchema = object({
  /** The filters in their order, in the JSON block; an invalid one is left out, and reported. */
  filters: v.optional(list(DefinitionSchema), []),
  /** The id of what is filtered, for a page with several lists; passed on with the event. A `live` whose marker has this `id` takes the filters in place. */
  for: v.optional(TextSchema),
  /** The address’s parameter of the list’s page, which other filters remove. */
  pageParam: v.optional(TextSchema, 'page'),
})
