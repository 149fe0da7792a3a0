import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import { AccountHead } from '#kit/account/AccountHead.tsx'
import { useStepFocus } from '#kit/account/useStepFocus.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { loginUrl } from '#lib/site/addresses/addresses.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { messages } from './change-password.messages.ts'
import type { ChangePasswordStore } from './change-password.store.ts'

export interface ChangePasswordProps {
  store: ChangePasswordStore
  /** Prefix of the ids in the light DOM. */
  prefix: string
  /** The address of the form without a script: it is never sent there. */
  action: string
  app: Pick<AppBridge, 'inApp' | 'send'>
  /** The address to which the login redirects. */
  backUrl: string
}

export function ChangePassword({ store, prefix, action, app, backUrl }: ChangePasswordProps) {
  const { t } = useIntl()
  const state = useStore(store)
  const around = useStepFocus(state.status === 'saving' ? 'open' : state.status)

  const openInApp = (event: MouseEvent) => {
    if (app.inApp && app.send('showLogin', { backUrl })) event.preventDefault()
  }

  /** Links to the login, for using the new password or requesting a new link. */
  const end = (title: string, text: string, link: string) => (
    <>
      <AccountHead title={title}>
        <p>{text}</p>
      </AccountHead>
      <LinkButton kind="primary" className="account-main" href={loginUrl(backUrl)} onClick={openInApp}>
        {link}
      </LinkButton>
    </>
  )
  return (
    <div className="account" ref={around}>
      {(state.status === 'open' || state.status === 'saving') && (
        <ChangePasswordForm state={state} store={store} prefix={prefix} action={action} />
      )}
      {state.status === 'changed' && end(t(messages.changedTitle), t(messages.changedText), t(messages.signIn))}
      {state.status === 'expired' && end(t(messages.expiredTitle), t(messages.expiredText), t(messages.newLink))}
    </div>
  )
}
