import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { Archive } from './Archive.tsx'
import type {} from './archive.css'
import { ArchiveMarkerSchema } from './archive.schema.ts'
import { createArchiveServices } from './createArchiveServices.ts'
import type {} from './filters/filters.css'
import type {} from './issues/issues.css'

/**
 * The archive of printed papers, at /hemeroteca and below it.
 *
 * Why an island: filters, the order and the next list page change the list in place, and whether a cover opens its PDF, a download or an offer depends on
 * the reader and the channel. Without it the fallback stays: the CMS renders content that works without a script.
 */
export const archiveIsland = defineIsland({
  name: 'archive',
  css: sheets,
  options: ArchiveMarkerSchema,
  compose(options, context) {
    const services = createArchiveServices(options, context)
    // Before the first render, for an answer that comes soon. What a server has rendered is taken over first.
    if (!services.store.getState().isEverybodys) context.delayFirstRender(services.store.follow())
    return <Archive services={services} />
  },
})
