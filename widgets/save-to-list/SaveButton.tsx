import { Bookmark } from 'lucide'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import type { LoadPart } from '#kit/ui/LazyPart.tsx'
import { type LazyPartOptions, useLazyPart } from '#kit/ui/useLazyPart.ts'
import { has, isChanging } from '#page/library/library.model.ts'
import type { OpenedDialogProps } from './dialog/OpenedDialog.tsx'
import { dialogMessages, messages } from './save-to-list.messages.ts'

export interface SaveButtonProps {
  /** The article's title, part of the accessible name on a page with several buttons. */
  title: string | undefined
  load: LoadPart<OpenedDialogProps>
  dialog: Omit<OpenedDialogProps, 'onClose'>
  opening: LazyPartOptions
}

/** Shows whether the article is saved. One press saves it; for a saved one it opens the dialog, where the lists are changed. */
export function SaveButton({ title, load, dialog, opening }: SaveButtonProps) {
  const { t } = useIntl()
  const { contentId, library, saving } = dialog
  const saved = useStore(library, (state) => has(state, 'content', contentId))
  const changing = useStore(library, (state) => isChanging(state, 'content', contentId))
  const [pressed, setPressed] = useState(false)
  const { state, open, close } = useLazyPart(load, opening)
  const name = title
    ? t(saved ? messages.savedTitled : messages.saveTitled, { title })
    : t(saved ? messages.savedName : messages.saveName)
  const save = async () => {
    setPressed(true)
    await saving.saveAtOnce()
    setPressed(false)
  }
  const busy = () => {
    if (state.status === 'loading') return t(messages.opening)
    return pressed || (changing && state.status !== 'open') ? t(dialogMessages.saving) : undefined
  }
  return (
    <>
      <Button
        kind="quiet"
        className="save"
        part="button"
        icon={<Icon of={Bookmark} />}
        aria-label={name}
        aria-haspopup={saved ? 'dialog' : undefined}
        data-saved={saved ? '' : undefined}
        busy={busy()}
        onClick={saved ? open : save}
      >
        <span part="label">{t(saved ? messages.saved : messages.save)}</span>
      </Button>
      {state.status === 'open' && <state.Part {...dialog} onClose={close} />}
    </>
  )
}
