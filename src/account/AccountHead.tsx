import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useIntl } from '../i18n/IntlContext.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { accountMessages } from './account.messages.ts'

export interface AccountHeadProps {
  title: string
  /** Left out where there is no way back. */
  onBack?: (() => void) | undefined
  /** While there is no going back from what is on its way, the button stays where it is and does nothing. */
  waiting?: boolean
  children?: ReactNode
}

/** What each step of an account's page begins with: back, its title, a sentence. Needs `account.css` and `button.css`. */
export function AccountHead({ title, onBack, waiting = false, children }: AccountHeadProps) {
  const { t } = useIntl()
  return (
    <header className="account-head">
      {onBack && (
        <Button
          kind="quiet"
          icon={<Icon of={ArrowLeft} />}
          aria-disabled={waiting || undefined}
          onClick={waiting ? undefined : onBack}
        >
          {t(accountMessages.back)}
        </Button>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  )
}
