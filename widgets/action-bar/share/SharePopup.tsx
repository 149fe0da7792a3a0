import { useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { ButtonPopup } from '#kit/ui/popup/ButtonPopup.tsx'
import { ShareLinks } from '#kit/ui/share/ShareLinks.tsx'
import { createShareActions } from '#page/overlays/createShareActions.ts'
import { messages } from '../action-bar.messages.ts'
import type { BarActions } from '../barActions.types.ts'

export interface SharePopupProps {
  anchor: HTMLElement
  actions: BarActions
  onClose: () => void
}

/** The places to share to, below the button. */
export function SharePopup({ anchor, actions: { shared, shareDeps }, onClose }: SharePopupProps) {
  const { t } = useIntl()
  const [actions] = useState(() =>
    createShareActions(shared, { source: 'action-bar', copyFailed: t(messages.copyFailed) }, shareDeps),
  )
  const texts = {
    copy: t(messages.copy),
    copied: t(messages.copied),
    mail: t(messages.mail),
    shareByMail: t(messages.shareByMail),
    device: t(messages.device),
    shareOn: (name: string) => t(messages.shareOn, { name }),
  }
  return (
    <ButtonPopup label={t(messages.share)} anchor={anchor} className="places" onClose={onClose}>
      <ShareLinks actions={actions} texts={texts} part="target" />
    </ButtonPopup>
  )
}
