import { useEffect, useState } from 'react'
import type { IslandContext } from '#islands/island/islandContext.types.ts'
import type { Library } from '#page/library/library.types.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'
import { favouriteListMessages } from '../save-to-list.messages.ts'
import { createSaveDialogStore } from '../save-to-list.store.ts'
import type { Saving } from '../saving/createSaving.ts'
import { SaveDialog } from './SaveDialog.tsx'

export interface OpenedDialogProps {
  contentId: string
  /** The article's title, where the page tells it. */
  title: string | undefined
  library: Library
  saving: Saving
  context: Pick<IslandContext, 'intl' | 'snackbars'>
  onClose: () => void
}

/** One key for all articles: the new list's name does not depend on the article. */
const DRAFT_KEY = 'save-to-list:new-list'

function createStore({ contentId, library, saving, context: { intl, snackbars } }: OpenedDialogProps) {
  const drafts = createDrafts(() => window.sessionStorage)
  return createSaveDialogStore(contentId, {
    library,
    saving,
    draft: { read: () => drafts.read(DRAFT_KEY), write: (name) => drafts.write(DRAFT_KEY, name) },
    onCreated: () => snackbars.show({ kind: 'success', text: intl.t(favouriteListMessages['create-ok']) }),
  })
}

/** The dialog for one content: each time it opens it starts with the lists as they are then. */
export function OpenedDialog(props: OpenedDialogProps) {
  const [store] = useState(() => createStore(props))
  useEffect(() => {
    void store.load()
    return store.follow()
  }, [store])
  return <SaveDialog store={store} title={props.title} onClose={props.onClose} />
}
