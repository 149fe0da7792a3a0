import { useStore } from 'zustand'
import { useStepFocus } from '../../src/account/useStepFocus.ts'
import { AccountStep } from './account/AccountStep.tsx'
import { CreatedStep } from './created/CreatedStep.tsx'
import { DetailsStep } from './details/DetailsStep.tsx'
import { stepOf } from './register.model.ts'
import type { RegisterStore } from './register.store.ts'
import type { RegisterSetup } from './registerSetup.ts'

export interface RegisterProps {
  store: RegisterStore
  setup: RegisterSetup
  /** Element in which the calendar is rendered. */
  calendarIn: Element | null
}

export function Register({ store, setup, calendarIn }: RegisterProps) {
  const state = useStore(store)
  const around = useStepFocus(String(stepOf(state)), setup.within)
  return (
    <div className="account" ref={around}>
      {state.status === 'account' && <AccountStep state={state} store={store} setup={setup} />}
      {(state.status === 'details' || state.status === 'creating') && (
        <DetailsStep state={state} store={store} setup={setup} calendarIn={calendarIn} />
      )}
      {state.status === 'created' && <CreatedStep email={state.email} backUrl={setup.backUrl} />}
    </div>
  )
}
