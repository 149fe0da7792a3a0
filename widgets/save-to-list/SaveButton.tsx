import { Bookmark } from 'lucide'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { has } from '../../src/library/library.model.ts'
import type { Library } from '../../src/library/library.types.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { messages } from './save-to-list.messages.ts'

/** Loads the panel; resolves to undefined when the reader has to sign in first or the code does not load. */
export type PanelLoader = (onClose: () => void) => Promise<ReactNode>

export interface SaveButtonProps {
  contentId: string
  /** The article's title, part of the accessible name on a page with several buttons. */
  title: string | undefined
  library: Library
  loadPanel: PanelLoader
}

type Panel = { status: 'closed' } | { status: 'opening' } | { status: 'open'; node: ReactNode }

/** Shows whether the article is saved, and opens the panel. */
export function SaveButton({ contentId, title, library, loadPanel }: SaveButtonProps) {
  const { t } = useIntl()
  const saved = useStore(library, (state) => has(state, 'content', contentId))
  const [panel, setPanel] = useState<Panel>({ status: 'closed' })

  const open = async () => {
    if (panel.status !== 'closed') return
    setPanel({ status: 'opening' })
    const node = await loadPanel(() => setPanel({ status: 'closed' }))
    setPanel(node ? { status: 'open', node } : { status: 'closed' })
  }
  const name = title
    ? t(saved ? messages.savedTitled : messages.saveTitled, { title })
    : t(saved ? messages.savedName : messages.saveName)
  return (
    <>
      <Button
        kind="quiet"
        className="save"
        part="button"
        icon={<Icon of={Bookmark} />}
        aria-label={name}
        aria-haspopup="dialog"
        data-saved={saved ? '' : undefined}
        busy={panel.status === 'opening' ? t(messages.opening) : undefined}
        onClick={open}
      >
        <span part="label">{t(saved ? messages.saved : messages.save)}</span>
      </Button>
      {panel.status === 'open' && panel.node}
    </>
  )
}
