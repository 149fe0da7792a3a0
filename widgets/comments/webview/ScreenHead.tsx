import { ArrowLeft, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import type { Message } from '#kit/i18n/PageIntl.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { webViewMessages } from './webview.messages.ts'

export interface ScreenHeadProps {
  /** The screen's heading, or plain text if a heading follows. */
  children: ReactNode
  icon?: IconNode
  /** The target of the back button; just "back" where that is clear. */
  label?: Message
  onBack: () => void
}

/** The sticky bar of a screen: the back button and the title. */
export function ScreenHead({ children, icon = ArrowLeft, label = webViewMessages.back, onBack }: ScreenHeadProps) {
  const { t } = useIntl()
  return (
    <div className="screen-head">
      <IconButton label={t(label)} icon={<Icon of={icon} />} onClick={onBack} />
      {children}
    </div>
  )
}
