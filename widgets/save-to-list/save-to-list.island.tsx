import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import type {} from '#kit/ui/feedback/skeleton.css'
import type {} from '#kit/ui/fields/field.css'
import { LazyPart, type LoadPart } from '#kit/ui/LazyPart.tsx'
import type {} from '#kit/ui/overlay/dialog.css'
import { getLibrary } from '#page/library/getLibrary.ts'
import { resumeAction } from '#page/resume/resumeAction.ts'
import type { OpenedDialogProps } from './dialog/OpenedDialog.tsx'
import { SaveButton } from './SaveButton.tsx'
import type {} from './save-to-list.css'
import { parseChanges, SaveToListMarkerSchema } from './save-to-list.schema.ts'
import { createSaving } from './saving/createSaving.ts'

const loadDialog: LoadPart<OpenedDialogProps> = async () => (await import('./dialog/OpenedDialog.tsx')).OpenedDialog

/**
 * Saves an article to the reader's lists: a button that saves to the default list, and opens the dialog with the others for what is saved
 * (content-features §2). Opened by `page.open`, only the dialog renders.
 *
 * Why an island: which lists contain an article depends on the reader. Without it the marker's own children stay visible: the CMS puts a link to the
 * login there, or a button that loads this island when clicked.
 *
 * No api: `src/page/library` makes the requests, so that all buttons of the page share its state.
 */
export const saveToListIsland = defineIsland({
  name: 'save-to-list',
  css: sheets,
  options: SaveToListMarkerSchema,
  compose({ contentId, title, resume }, context) {
    const { close, delayFirstRender, report } = context
    const library = getLibrary(context)
    const saving = createSaving(contentId, library, context, title)

    const saveAtOnce = async (detail: string | undefined) => {
      const reader = context.session.get()
      const changes = reader.status === 'signedIn' ? parseChanges(detail, reader.user.id) : undefined
      if (!changes) return saving.saveAtOnce()
      await library.load()
      await saving.save(changes)
    }
    const dialog = { contentId, title, library, saving, context }
    const opening = {
      async mayOpen() {
        await library.load()
        const prompted = saving.promptLogin()
        await prompted
        return !prompted
      },
      onLoadFailed(error: unknown) {
        report(error, 'save-to-list')
        saving.showLoadFailure()
      },
    }
    if (!close) {
      resumeAction(context, 'save', contentId, ({ detail }) => void saveAtOnce(detail))
      // Delays the first render until the library has loaded, so that fifty buttons do not render twice.
      delayFirstRender(library.load())
      return <SaveButton title={title} load={loadDialog} dialog={dialog} opening={opening} />
    }
    if (resume === undefined) {
      const closing = {
        async mayOpen() {
          const may = await opening.mayOpen()
          if (!may) close()
          return may
        },
        onLoadFailed(error: unknown) {
          opening.onLoadFailed(error)
          close()
        },
      }
      return <LazyPart load={loadDialog} props={{ ...dialog, onClose: close }} waiting={null} {...closing} />
    }
    void saveAtOnce(resume).then(close)
    return null
  },
})
