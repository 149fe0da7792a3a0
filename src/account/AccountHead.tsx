import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useIntl } from '../i18n/IntlContext.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { accountMessages } from './account.messages.ts'

export interface AccountHeadProps {
  title: string
  /** Left out when there is no back button. */
  onBack?: (() => void) | undefined
  /** A request is pending that cannot be undone: the back button stays in place but is disabled. */
  waiting?: boolean
  children?: ReactNode
}

/** Header of each step of an account page: back button, title, text. Needs `account.css` and `button.css`. */
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
