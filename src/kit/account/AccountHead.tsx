import { ArrowLeft } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { ownDocument } from '#lib/ownDocument.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import { Button } from '../ui/Button.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Icon } from '../ui/Icon.tsx'
import type {} from './account.css'
import { accountMessages } from './account.messages.ts'

export interface AccountHeadProps {
  title: string
  /** Left out when there is no back button. */
  onBack?: (() => void) | undefined
  /** A request is pending that cannot be undone: the back button stays in place but is disabled. */
  waiting?: boolean
  children?: ReactNode
}

/** Head of each step of an account page: back button, title, text. Not a header: where the page has no main around it, that would be a second banner. */
export function AccountHead({ title, onBack, waiting = false, children }: AccountHeadProps) {
  const { t } = useIntl()
  // The page's title names the step, so that a tab, the history and a screen reader tell the steps apart.
  useEffect(() => {
    const pageDocument = ownDocument()
    if (pageDocument.title.startsWith(title)) return
    const step = `${title} · `
    pageDocument.title = step + pageDocument.title
    return () => {
      // Anything else that the page has made of its title meanwhile stays.
      pageDocument.title = pageDocument.title.replace(step, '')
    }
  }, [title])
  return (
    <div className="account-head">
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
      <Heading of="page" tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </div>
  )
}
