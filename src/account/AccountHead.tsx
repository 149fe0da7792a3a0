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
  children?: ReactNode
}

/** What each step of an account's page begins with: back, its title, a sentence. Needs `account.css` and `button.css`. */
export function AccountHead({ title, onBack, children }: AccountHeadProps) {
  const { t } = useIntl()
  return (
    <header className="account-head">
      {onBack && (
        <Button kind="quiet" icon={<Icon of={ArrowLeft} />} onClick={onBack}>
          {t(accountMessages.back)}
        </Button>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  )
}
