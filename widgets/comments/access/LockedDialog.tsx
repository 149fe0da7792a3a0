import { useEffect, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import type { ReaderAction } from './getCommentsReader.ts'
import { LockOffers, LockText, lockTitle } from './Locked.tsx'

export interface LockedDialogProps {
  /** The action that they tried. */
  press: ReaderAction['kind'] | undefined
  onClose(): void
}

/** For a reader who may not like, reply or report; it closes when the session changes so that they may. */
export function LockedDialog({ press, onClose }: LockedDialogProps) {
  const { t } = useIntl()
  const { composer, page } = useCommentsServices()
  const draft = composer(undefined).getState().text
  const { status } = useComments((state) => state.reader)
  // The page's shell has a modal for banned readers, whose text the publisher may have changed; not every page has a shell.
  const [own, setOwn] = useState(status !== 'banned')
  const over = status === 'open' || status === 'unknown'
  useEffect(() => {
    if (over || (!own && page.publish('quiosc:show-modal', { name: 'bannedComments' }))) onClose()
    else setOwn(true)
  }, [over, own, onClose, page])
  if (over || !own) return null
  return (
    <Dialog title={t(lockTitle(status, press))} onClose={onClose} actions={<LockOffers lock={status} />}>
      <LockText lock={status} draft={draft} />
    </Dialog>
  )
}
