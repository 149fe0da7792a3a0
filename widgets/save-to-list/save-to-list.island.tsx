import { defineIsland } from '../../src/island/defineIsland.ts'
import { getLibrary } from '../../src/library/getLibrary.ts'
import { has } from '../../src/library/library.model.ts'
import { resumeAction } from '../../src/resume/resumeAction.ts'
import buttonCss from '../../src/ui/button.css?inline'
import noticeCss from '../../src/ui/feedback/notice.css?inline'
import skeletonCss from '../../src/ui/feedback/skeleton.css?inline'
import choiceCss from '../../src/ui/fields/choice.css?inline'
import fieldCss from '../../src/ui/fields/field.css?inline'
import dialogCss from '../../src/ui/overlay/dialog.css?inline'
import { createSaving } from './createSaving.ts'
import { OpenedPanel } from './OpenedPanel.tsx'
import type { PanelLoader } from './SaveButton.tsx'
import { SaveButton } from './SaveButton.tsx'
import css from './save-to-list.css?inline'
import { parseChanges, SaveToListMarkerSchema } from './save-to-list.schema.ts'

/**
 * Saves an article to the reader's lists: a button and the panel that it opens (content-features §2, "Save-to-list panel"). Opened by
 * `page.open`, only the panel renders.
 *
 * Why an island: which lists contain an article depends on the reader. Without it the marker's own children stay visible: the CMS puts a link to the
 * login there, or a button that loads this island when clicked.
 *
 * No api: `src/library` makes the requests, so that all buttons of the page share its state.
 */
export const saveToListIsland = defineIsland({
  name: 'save-to-list',
  css: [buttonCss, choiceCss, dialogCss, fieldCss, noticeCss, skeletonCss, css],
  options: SaveToListMarkerSchema,
  compose({ contentId, title, resume }, context) {
    const { close, delayFirstRender, report } = context
    const library = getLibrary(context)
    const saving = createSaving(contentId, library, context)

    const resumeSave = async (detail: string | undefined) => {
      const changes = parseChanges(detail)
      await library.load()
      // The reader may have saved it on an earlier visit.
      if (!changes && has(library.getState(), 'content', contentId)) return saving.showSaved()
      await saving.save(changes)
    }
    const loadPanel: PanelLoader = async (onClose) => {
      await library.load()
      const prompted = saving.promptLogin()
      if (prompted) {
        await prompted
        return undefined
      }
      try {
        const { openSavePanel } = await import('./panel/openSavePanel.tsx')
        return openSavePanel(contentId, { library, saving, context, onClose })
      } catch (error) {
        report(error, 'save-to-list')
        saving.showLoadFailure()
        return undefined
      }
    }
    if (!close) {
      resumeAction(context, 'save', contentId, ({ detail }) => void resumeSave(detail))
      // Delays the first render until the library has loaded, so that fifty buttons do not render twice.
      delayFirstRender(library.load())
      return <SaveButton contentId={contentId} title={title} library={library} loadPanel={loadPanel} />
    }
    if (resume === undefined) return <OpenedPanel loadPanel={loadPanel} onClose={close} />
    void resumeSave(resume).then(close)
    return null
  },
})
