import { defineIsland } from '../../src/island/defineIsland.ts'
import buttonCss from '../../src/ui/css/button.css?inline'
import dialogCss from '../../src/ui/css/dialog.css?inline'
import fieldCss from '../../src/ui/css/field.css?inline'
import noticeCss from '../../src/ui/css/notice.css?inline'
import selectCss from '../../src/ui/css/select.css?inline'
import skeletonCss from '../../src/ui/css/skeleton.css?inline'
import toggleCss from '../../src/ui/css/toggle.css?inline'
import { Archive } from './Archive.tsx'
import css from './archive.css?inline'
import { ArchiveMarkerSchema } from './archive.schema.ts'
import { createArchiveTools } from './createArchiveTools.ts'
import filtersCss from './filters/filters.css?inline'
import issuesCss from './issues/issues.css?inline'

/**
 * The archive of printed papers, at /hemeroteca and below it.
 *
 * Why an island: filters, the order and the next page change the list in place, and whether a cover opens its PDF, a download or an offer depends on
 * who reads and where. Without it the marker's own children stay: the CMS puts there what works without a script.
 */
export const archiveIsland = defineIsland({
  name: 'archive',
  css: [buttonCss, dialogCss, fieldCss, noticeCss, selectCss, skeletonCss, toggleCss, css, filtersCss, issuesCss],
  options: ArchiveMarkerSchema,
  compose(options, context) {
    const tools = createArchiveTools(options, context)
    // Before the first render: the loader may have asked for the answer already.
    context.hold(tools.store.follow())
    return <Archive tools={tools} />
  },
})
