import * as v from 'valibot'
import type { Report } from '#lib/report.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { record } from '#lib/schema/record.ts'
import { subscribe } from '#page/bus/subscribe.ts'
import type { Chosen } from '../live.api.ts'
import type { LiveStore } from '../live.store.ts'

/** The detail of `quiosc:filtered`, which the page's own scripts may dispatch too. */
const FilteredSchema = object({
  for: v.nullish(v.string()),
  filters: record(list(v.string())),
})

/**
 * Takes what the reader applies in a `filters` marker of the page whose `data-for` is the id of this one: the event bubbles from there to the document.
 *
 * @param target The document.
 * @returns Takes a selection that comes in another way, from the address.
 */
export function followFilters(
  { id }: Pick<HTMLElement, 'id'>,
  store: Pick<LiveStore, 'choose' | 'getState'>,
  { target, report, signal }: { target: EventTarget; report: Report; signal: AbortSignal },
): (selection: Chosen) => Promise<void> {
  /** The choice that came from there; the live's own groups have the rest of what is chosen. */
  let taken: Chosen = {}
  const take = (selection: Chosen) => {
    const own = Object.entries(store.getState().view.chosen).filter(([name]) => !Object.hasOwn(taken, name))
    taken = selection
    return store.choose({ chosen: { ...Object.fromEntries(own), ...selection } })
  }
  const onFiltered = (filtered: v.InferOutput<typeof FilteredSchema>, event: Event) => {
    if (id === '' || filtered.for !== id) return
    // The filters stay on this page, and keep the selection in its address.
    event.preventDefault()
    void take(filtered.filters)
  }
  subscribe(target, 'quiosc:filtered', FilteredSchema, onFiltered, { signal, report: (error) => report(error, 'live') })
  return take
}
