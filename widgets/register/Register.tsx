import { useStore } from 'zustand'
import { useStepFocus } from '#kit/account/useStepFocus.ts'
import { AccountStep } from './account/AccountStep.tsx'
import { CreatedStep } from './created/CreatedStep.tsx'
import { DetailsStep } from './details/DetailsStep.tsx'
import { stepOf } from './register.model.ts'
import type { RegisterStore } from './register.store.ts'
import type { RegisterSetup } from './registerSetup.ts'

export interface RegisterProps {
  store: RegisterStore
  setup: RegisterSetup
}

export function Register({ store, setup }: RegisterProps) {
  const state = useStore(store)
  const around = useStepFocus(String(stepOf(state)), setup.within)
  return (
    <div className="account" ref={around}>
      {state.status === 'account' && <AccountStep state={state} store={store} setup={setup} />}
      {(state.status === 'details' || state.status === 'creating') && (
        <DetailsStep state={state} store={store} setup={setup} />
      )}
      {state.status === 'created' && <CreatedStep email={state.email} isKept={state.isKept} backUrl={setup.backUrl} />}
    </div>
  )
}
