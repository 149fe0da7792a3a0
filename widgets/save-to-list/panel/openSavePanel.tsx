import type { ReactNode } from 'react'
import type { IslandContext } from '../../../src/island/islandContext.types.ts'
import type { Library } from '../../../src/library/library.types.ts'
import { createDrafts } from '../../../src/storage/createDrafts.ts'
import type { Saving } from '../createSaving.ts'
import { favouriteListMessages } from '../save-to-list.messages.ts'
import { createSavePanelStore } from '../save-to-list.store.ts'
import { SavePanel } from './SavePanel.tsx'

export interface OpenSavePanelOptions {
  library: Library
  saving: Saving
  context: Pick<IslandContext, 'intl' | 'snackbars'>
  onClose: () => void
}

/** One key for all articles: the new list's name does not depend on the article. */
const DRAFT_KEY = 'save-to-list:new-list'

/** Creates the panel for one content and starts to load its lists. */
export function openSavePanel(
  contentId: string,
  { library, saving, context, onClose }: OpenSavePanelOptions,
): ReactNode {
  const { intl, snackbars } = context
  const drafts = createDrafts(() => window.sessionStorage)
  const store = createSavePanelStore(contentId, {
    library,
    saving,
    draft: { read: () => drafts.read(DRAFT_KEY), write: (name) => drafts.write(DRAFT_KEY, name) },
    onCreated: () => snackbars.show({ kind: 'success', text: intl.t(favouriteListMessages['create-ok']) }),
  })
  void store.load()
  return <SavePanel store={store} onClose={onClose} />
}
