import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { ButtonPopup } from '../../../src/ui/popup/ButtonPopup.tsx'
import { messages } from '../action-bar.messages.ts'
import type { BarActions } from '../barActions.types.ts'
import { ShareLinks } from './ShareLinks.tsx'

export interface SharePopupProps {
  anchor: HTMLElement
  actions: BarActions
  onClose: () => void
}

/** The places to share to, below the button. */
export function SharePopup({ anchor, actions, onClose }: SharePopupProps) {
  const { t } = useIntl()
  return (
    <ButtonPopup label={t(messages.share)} anchor={anchor} className="targets" onClose={onClose}>
      <ShareLinks actions={actions} />
    </ButtonPopup>
  )
}
