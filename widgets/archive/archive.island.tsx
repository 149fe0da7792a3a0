import { defineIsland } from '#islands/island/defineIsland.ts'
import filtersBarCss from '#kit/filters/filtersBar.css?inline'
import buttonCss from '#kit/ui/button.css?inline'
import noticeCss from '#kit/ui/feedback/notice.css?inline'
import skeletonCss from '#kit/ui/feedback/skeleton.css?inline'
import nativeSelectCss from '#kit/ui/fields/nativeSelect.css?inline'
import toggleCss from '#kit/ui/fields/toggle.css?inline'
import dialogCss from '#kit/ui/overlay/dialog.css?inline'
import { Archive } from './Archive.tsx'
import css from './archive.css?inline'
import { ArchiveMarkerSchema } from './archive.schema.ts'
import { createArchiveServices } from './createArchiveServices.ts'
import filtersCss from './filters/filters.css?inline'
import issuesCss from './issues/issues.css?inline'

/**
 * The archive of printed papers, at /hemeroteca and below it.
 *
 * Why an island: filters, the order and the next list page change the list in place, and whether a cover opens its PDF, a download or an offer depends on
 * the reader and the channel. Without it the fallback stays: the CMS renders content that works without a script.
 */
export const archiveIsland = defineIsland({
  name: 'archive',
  css: [
    buttonCss,
    dialogCss,
    nativeSelectCss,
    noticeCss,
    skeletonCss,
    toggleCss,
    filtersBarCss,
    css,
    filtersCss,
    issuesCss,
  ],
  options: ArchiveMarkerSchema,
  compose(options, context) {
    const services = createArchiveServices(options, context)
    // Before the first render, for an answer that comes soon. What a server has rendered is taken over first.
    if (!services.store.getState().isEverybodys) context.delayFirstRender(services.store.follow())
    return <Archive services={services} />
  },
})
