import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useStepFocus } from '../../src/account/useStepFocus.ts'
import { BlockedStep } from './BlockedStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import type { LoginStore } from './login.store.ts'
import type { LoginPlace } from './loginPlace.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { RecoverStep } from './RecoverStep.tsx'
import { RegisterStep } from './RegisterStep.tsx'
import { SentStep } from './SentStep.tsx'
import { SignedInStep } from './SignedInStep.tsx'

export interface LoginProps {
  store: LoginStore
  place: LoginPlace
}

export function Login(props: LoginProps) {
  const { store } = props
  const { status } = useStore(store)
  // The address that came with the page is checked at the step where it would be typed.
  const around = useStepFocus(status === 'starting' ? 'email' : status)

  useEffect(() => {
    const life = new AbortController()
    store.start(life.signal)
    return () => life.abort()
  }, [store])

  return (
    <div className="account" ref={around}>
      <Step {...props} />
    </div>
  )
}

function Step({ store, place }: LoginProps) {
  const state = useStore(store)
  switch (state.status) {
    case 'starting':
    case 'email':
      return <EmailStep state={state} store={store} place={place} />
    case 'password':
      return <PasswordStep state={state} store={store} prefix={place.prefix} />
    case 'recovering':
      return <RecoverStep state={state} store={store} prefix={place.prefix} />
    case 'recoverySent':
      return <SentStep email={state.email} store={store} />
    case 'blocked':
      return <BlockedStep state={state} store={store} />
    case 'registering':
      return <RegisterStep email={state.email} backUrl={place.backUrl} onClose={store.back} />
    case 'signedIn':
      return <SignedInStep backUrl={place.backUrl} />
  }
}
