import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { AccountHead } from '#kit/account/AccountHead.tsx'
import { useStepFocus } from '#kit/account/useStepFocus.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Loading } from '#kit/ui/feedback/Loading.tsx'
import { SkeletonText } from '#kit/ui/feedback/SkeletonText.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import { FailureNotice } from '#page/overlays/FailureNotice.tsx'
import { SignInOffers } from '#page/overlays/SignInOffers.tsx'
import type { Session } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import { WelcomeForm } from './WelcomeForm.tsx'
import { WelcomeHead } from './WelcomeHead.tsx'
import { messages } from './welcome.messages.ts'
import type { WelcomeStore } from './welcome.store.ts'
import type { WelcomeSetup } from './welcomeSetup.ts'

export interface WelcomeProps {
  session: Pick<Session, 'get' | 'subscribe' | 'loadPersonalData' | 'hasPersonalData'>
  app: Pick<AppBridge, 'inApp' | 'send'>
  store: WelcomeStore
  setup: WelcomeSetup
}

export function Welcome({ session, app, store, setup }: WelcomeProps) {
  const { t } = useIntl()
  const reader = useSyncExternalStore(session.subscribe, session.get, session.get)
  const { save, mail } = useStore(store)
  // Without the details of before the form begins empty, and saves what is typed alone.
  const [isAsked, setIsAsked] = useState(session.hasPersonalData)
  useEffect(() => {
    void session.loadPersonalData().then(() => setIsAsked(true))
  }, [session])
  const user = userOf(reader)

  const isForm = save.status !== 'done' && reader.status !== 'anonymous'
  const around = useStepFocus(String(isForm))

  const step = () => {
    if (save.status === 'done') {
      return (
        <>
          <AccountHead title={t(messages.doneTitle)} />
          <LinkButton kind="primary" className="account-main" href={setup.backUrl}>
            {t(messages.start)}
          </LinkButton>
        </>
      )
    }
    if (!isForm) {
      return (
        <>
          <AccountHead title={t(messages.signedOutTitle)}>
            <p>{t(messages.signedOutText)}</p>
          </AccountHead>
          {save.status === 'open' && save.problem?.kind === 'failed' && (
            <FailureNotice failure={save.problem.failure} />
          )}
          {mail.status === 'failed' && <FailureNotice failure={mail.failure} />}
          <div className="account-ways">
            <SignInOffers app={app} backUrl={setup.here} register={t(messages.register)} signIn={t(messages.signIn)} />
          </div>
        </>
      )
    }
    if (!user || !isAsked) {
      return (
        <Loading label={t(uiMessages.loading)}>
          <SkeletonText lines={6} />
        </Loading>
      )
    }
    return (
      <>
        <WelcomeHead user={user} mail={mail} setup={setup} onResend={() => void store.resendMail(user.id)} />
        <WelcomeForm key={user.id} user={user} save={save} setup={setup} onStart={store.startReading} />
      </>
    )
  }
  return (
    <div className="account" ref={around}>
      {step()}
    </div>
  )
}
