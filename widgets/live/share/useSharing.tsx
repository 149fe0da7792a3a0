import { type ReactNode, useCallback, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { openingMessages } from '#kit/i18n/shared.messages.ts'
import { useLazyPart } from '#kit/ui/useLazyPart.ts'
import { type MessagePopupProps, useLiveServices } from '../LiveServices.ts'
import { messages } from '../live.messages.ts'
import type { LiveMessage } from '../live.schema.ts'

export interface Sharing {
  /** A message's button was pressed. The same function at all times. */
  onShare: (message: LiveMessage, anchor: HTMLElement) => void
  popup: ReactNode
}

/** One popup for all messages, of which there may be thousands. Its code loads with the first press. */
export function useSharing(): Sharing {
  const { t } = useIntl()
  const { loadShare, shareDeps } = useLiveServices()
  const [shared, setShared] = useState<Omit<MessagePopupProps, 'onClose'>>()
  const { state, open, close } = useLazyPart(loadShare, {
    onLoadFailed: () =>
      shareDeps.snackbars.show({ kind: 'error', text: t(openingMessages.part, { name: t(messages.share) }) }),
  })
  const onShare = useCallback(
    (message: LiveMessage, anchor: HTMLElement) => {
      if (anchor.getAttribute('aria-expanded') === 'true') return close()
      setShared({ message, anchor })
      open()
    },
    [open, close],
  )
  const isOpen = state.status === 'open' && shared
  return { onShare, popup: isOpen && <state.Part key={shared.message.id} {...shared} onClose={close} /> }
}
