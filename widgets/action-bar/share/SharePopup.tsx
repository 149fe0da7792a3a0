import { useInteractions } from '@floating-ui/react'
import type { FocusEvent } from 'react'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { useAnchorProps } from '../../../src/ui/popup/useAnchorProps.ts'
import { usePopup } from '../../../src/ui/popup/usePopup.ts'
import { messages } from '../action-bar.messages.ts'
import type { BarActions } from '../barActions.types.ts'
import { ShareLinks } from './ShareLinks.tsx'

export interface SharePopupProps {
  /** The button that opens it, which precedes the popup in the tab order. */
  anchor: HTMLElement
  actions: BarActions
  onClose: () => void
}

/** The places to share to, below the button. Escape closes it and returns the focus; a click outside or Tab past the last place closes it, too. */
export function SharePopup({ anchor, actions, onClose }: SharePopupProps) {
  const { t } = useIntl()
  const { ref, style, dismiss } = usePopup({
    anchor,
    placement: 'bottom-start',
    onClose(returning) {
      onClose()
      if (returning) anchor.focus()
    },
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([dismiss])
  useAnchorProps(anchor, getReferenceProps())
  // A pointer press blurs to nothing (`relatedTarget` null) before its click: only moving to another element closes.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && !anchor.contains(relatedTarget))
      onClose()
  }
  return (
    <fieldset
      ref={ref}
      className="q-popup targets"
      popover="manual"
      aria-label={t(messages.share)}
      style={style}
      {...getFloatingProps({ onBlur })}
    >
      <ShareLinks actions={actions} />
    </fieldset>
  )
}
