import { Bookmark } from 'lucide'
import { useStore } from 'zustand'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { has } from '../../src/library/library.model.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import type { LoadPart } from '../../src/ui/LazyPart.tsx'
import type { LazyPartOptions } from '../../src/ui/useLazyPart.ts'
import { useLazyPart } from '../../src/ui/useLazyPart.ts'
import type { OpenedPanelProps } from './panel/OpenedPanel.tsx'
import { messages } from './save-to-list.messages.ts'

export interface SaveButtonProps {
  /** The article's title, part of the accessible name on a page with several buttons. */
  title: string | undefined
  load: LoadPart<OpenedPanelProps>
  panel: Omit<OpenedPanelProps, 'onClose'>
  opening: LazyPartOptions
}

/** Shows whether the article is saved, and opens the panel. */
export function SaveButton({ title, load, panel, opening }: SaveButtonProps) {
  const { t } = useIntl()
  const saved = useStore(panel.library, (state) => has(state, 'content', panel.contentId))
  const { state, open, close } = useLazyPart(load, opening)
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
        busy={state.status === 'loading' ? t(messages.opening) : undefined}
        onClick={state.status === 'closed' || state.status === 'failed' ? open : undefined}
      >
        <span part="label">{t(saved ? messages.saved : messages.save)}</span>
      </Button>
      {state.status === 'open' && <state.Part {...panel} onClose={close} />}
    </>
  )
}
