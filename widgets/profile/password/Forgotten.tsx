import { useState } from 'react'
import { useStore } from 'zustand'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Link } from '#kit/ui/Link.tsx'
import { pageUrl } from '#lib/site/addresses/pageUrl.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import type { ProfileServices } from '../profile.types.ts'
import { passwordMessages as messages } from './password.messages.ts'
import { createRecoveryStore } from './recovery.store.ts'

/** The page that recovers a password, which leads back to this one (reader-account §2, "Password"). */
function recoverUrl(address: string, here: string): string {
  const url = new URL(pageUrl(address, here))
  url.searchParams.set('backUrl', here)
  return url.href
}

export interface ForgottenProps {
  /** The reader's address; without one no mail can be sent. */
  email: string | null | undefined
  services: ProfileServices
}

/** For a reader who does not know the old password: the site's page for that, and the mail with the link, sent from here. */
export function Forgotten({ email, services }: ForgottenProps) {
  const { t } = useIntl()
  const { links, context } = services
  const [store] = useState(() => createRecoveryStore({ client: context.client }))
  const state = useStore(store)
  return (
    <div className="password-forgotten">
      <p>
        <Link href={recoverUrl(links.recoverPassword, context.location.href())}>{t(messages.forgotten)}</Link>
      </p>
      {email && (
        <Button
          kind="quiet"
          busy={state.status === 'sending' ? t(messages.recovering) : undefined}
          onClick={() => void store.send(email)}
        >
          {t(messages.recover)}
        </Button>
      )}
      {/* Is there before it says anything, so that it is announced. */}
      <p role="status">{state.status === 'sent' && t(messages.recovered, { email: state.email })}</p>
      {state.status === 'failed' && state.failure.kind !== 'aborted' && <FailureNotice failure={state.failure} />}
    </div>
  )
}
