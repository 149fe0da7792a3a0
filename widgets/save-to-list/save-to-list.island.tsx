import { defineIsland } from '../../src/island/defineIsland.ts'
import { resumeAction } from '../../src/island/resumeAction.ts'
import { has } from '../../src/library/library.model.ts'
import { libraryOf } from '../../src/library/libraryOf.ts'
import buttonCss from '../../src/ui/css/button.css?inline'
import choiceCss from '../../src/ui/css/choice.css?inline'
import dialogCss from '../../src/ui/css/dialog.css?inline'
import fieldCss from '../../src/ui/css/field.css?inline'
import noticeCss from '../../src/ui/css/notice.css?inline'
import skeletonCss from '../../src/ui/css/skeleton.css?inline'
import { createSaving } from './createSaving.ts'
import { OpenedPanel } from './OpenedPanel.tsx'
import type { BringPanel } from './SaveButton.tsx'
import { SaveButton } from './SaveButton.tsx'
import css from './save-to-list.css?inline'
import { parseChanges, SaveToListMarkerSchema } from './save-to-list.schema.ts'

/**
 * Saves an article into the reader's lists: a button, and the panel that it opens (content-features §2, "Save-to-list panel"). Opened by
 * `page.open` it is the panel alone.
 *
 * Why an island: whether an article is saved, and where, is the reader's own. Without it the marker's own children stay: the CMS puts a link to the
 * login there, or a button that the first press turns into this one.
 *
 * No api: `src/library` makes the calls, because every button of the page shares what it knows.
 */
export const saveToListIsland = defineIsland({
  name: 'save-to-list',
  css: [buttonCss, choiceCss, dialogCss, fieldCss, noticeCss, skeletonCss, css],
  options: SaveToListMarkerSchema,
  compose({ contentId, title, resume }, context) {
    const { close, hold, report } = context
    const library = libraryOf(context)
    const saving = createSaving(contentId, library, context)

    const takeUp = async (detail: string | undefined) => {
      const changes = parseChanges(detail)
      await library.load()
      // Who signs in may have saved it long ago.
      if (!changes && has(library.getState(), 'content', contentId)) return saving.confirm()
      await saving.save(changes)
    }
    const bring: BringPanel = async (onClose) => {
      await library.load()
      const asked = saving.askIn()
      if (asked) {
        await asked
        return undefined
      }
      try {
        const { openSavePanel } = await import('./panel/openSavePanel.tsx')
        return openSavePanel(contentId, { library, saving, context, onClose })
      } catch (error) {
        report(error, 'save-to-list')
        saving.missed()
        return undefined
      }
    }
    if (!close) {
      resumeAction(context, 'save', contentId, ({ detail }) => void takeUp(detail))
      // With the first frame, so that fifty buttons are not drawn twice.
      hold(library.load())
      return <SaveButton contentId={contentId} title={title} library={library} bring={bring} />
    }
    if (resume === undefined) return <OpenedPanel bring={bring} onClose={close} />
    void takeUp(resume).then(close)
    return null
  },
})
