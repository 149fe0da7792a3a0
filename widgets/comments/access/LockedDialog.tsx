import { useEffect } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { useComments, useTools } from '../CommentsContext.ts'
import { LockOffers, LockText, lockTitle } from './Locked.tsx'

export interface LockedDialogProps {
  onClose(): void
}

/** For a reader who tried to like, reply or report without being allowed to; it goes when the session lets them in. */
export function LockedDialog({ onClose }: LockedDialogProps) {
  const { t } = useIntl()
  const draft = useTools().composer(undefined).getState().text
  const { status } = useComments((state) => state.reader)
  const open = status === 'open' || status === 'unknown'
  useEffect(() => {
    if (open) onClose()
  }, [open, onClose])
  if (open) return null
  return (
    <Dialog title={t(lockTitle(status))} onClose={onClose} actions={<LockOffers lock={status} />}>
      <LockText lock={status} draft={draft} />
    </Dialog>
  )
}
