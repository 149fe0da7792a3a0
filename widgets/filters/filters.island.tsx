import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { listen } from '#lib/listen.ts'
import { writeEntry } from '#lib/writeEntry.ts'
import { Filters } from './Filters.tsx'
import type {} from './filters.css'
import { FiltersMarkerSchema } from './filters.schema.ts'
import { createFiltersStore } from './filters.store.ts'
import { withoutDuplicates } from './withoutDuplicates.ts'

/**
 * The filters of a list page or of a live feed (content-features §2, "Filters sidebar").
 *
 * Why an island: a reader chooses in a panel over the list, and days from a calendar, and a feed takes the choice without another page. Without it the
 * marker's own children stay: a form of the CMS's with the same parameters.
 *
 * No api: the marker brings the filters, and the address what is applied. No model: a state follows from one command.
 */
export const filtersIsland = defineIsland({
  name: 'filters',
  css: sheets,
  options: FiltersMarkerSchema,
  compose({ filters, for: target, pageParam }, { location, now, publish, report, signal }) {
    const definitions = withoutDuplicates(filters)
    if (definitions.length < filters.length) {
      report(new Error('Of two filters with the same parameters the second was left out.'), 'filters')
    }
    const store = createFiltersStore({
      filters: definitions,
      address: {
        read: location.href,
        push(href) {
          if (!writeEntry(window.history, 'pushState', null, href)) location.assign(href)
        },
        open: location.assign,
      },
      pageParam,
      offer: (selection) => publish('quiosc:filtered', { filters: selection, for: target ?? null }),
    })
    listen(window, 'popstate', store.follow, { signal })
    return <Filters store={store} definitions={definitions} now={now} />
  },
})
