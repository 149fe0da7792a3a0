import { useStore } from 'zustand'
import { AccountHead } from '../../src/account/AccountHead.tsx'
import { useStepFocus } from '../../src/account/useStepFocus.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { LinkButton } from '../../src/ui/LinkButton.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { messages } from './change-password.messages.ts'
import type { ChangePasswordStore } from './change-password.store.ts'

export interface ChangePasswordProps {
  store: ChangePasswordStore
  /** Prefix of the ids in the light DOM. */
  prefix: string
  /** URL of the login, for using the new password or requesting a new link. */
  loginHref: string
}

export function ChangePassword({ store, prefix, loginHref }: ChangePasswordProps) {
  const { t } = useIntl()
  const state = useStore(store)
  const around = useStepFocus(state.status === 'saving' ? 'open' : state.status)

  const end = (title: string, text: string, link: string) => (
    <>
      <AccountHead title={title}>
        <p>{text}</p>
      </AccountHead>
      <LinkButton kind="primary" className="account-main" href={loginHref}>
        {link}
      </LinkButton>
    </>
  )
  return (
    <div className="account" ref={around}>
      {(state.status === 'open' || state.status === 'saving') && (
        <ChangePasswordForm state={state} store={store} prefix={prefix} />
      )}
      {state.status === 'changed' && end(t(messages.changedTitle), t(messages.changedText), t(messages.signIn))}
      {state.status === 'expired' && end(t(messages.expiredTitle), t(messages.expiredText), t(messages.newLink))}
    </div>
  )
}
