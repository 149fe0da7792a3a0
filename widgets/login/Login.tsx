import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useStepFocus } from '#kit/account/useStepFocus.ts'
import { BlockedStep } from './blocked/BlockedStep.tsx'
import { EmailStep } from './email/EmailStep.tsx'
import type { LoginStore } from './login.store.ts'
import type { LoginSetup } from './loginSetup.ts'
import { PasswordStep } from './password/PasswordStep.tsx'
import { RecoverStep } from './recover/RecoverStep.tsx'
import { SentStep } from './recover/SentStep.tsx'
import { RegisterStep } from './registering/RegisterStep.tsx'
import { SignedInStep } from './signedIn/SignedInStep.tsx'

export interface LoginProps {
  store: LoginStore
  setup: LoginSetup
}

export function Login(props: LoginProps) {
  const { store } = props
  const { status } = useStore(store)
  // While an address from the URL is being checked, the email step is visible.
  const around = useStepFocus(status === 'starting' ? 'email' : status)

  useEffect(() => {
    const lifetime = new AbortController()
    store.start(lifetime.signal)
    return () => lifetime.abort()
  }, [store])

  return (
    <div className="account" ref={around}>
      <Step {...props} />
    </div>
  )
}

function Step({ store, setup }: LoginProps) {
  const state = useStore(store)
  switch (state.status) {
    case 'starting':
    case 'email':
      return <EmailStep state={state} store={store} setup={setup} />
    case 'password':
      return <PasswordStep state={state} store={store} prefix={setup.prefix} />
    case 'recovering':
      return <RecoverStep state={state} store={store} prefix={setup.prefix} />
    case 'recoverySent':
      return <SentStep email={state.email} store={store} />
    case 'blocked':
      return <BlockedStep state={state} store={store} />
    case 'registering':
      return <RegisterStep email={state.email} backUrl={setup.backUrl} onClose={store.back} />
    case 'signedIn':
      return <SignedInStep backUrl={setup.backUrl} />
  }
}
