import { useStore } from 'zustand'
import { useStepFocus } from '../../src/account/useStepFocus.ts'
import { AccountStep } from './AccountStep.tsx'
import { CreatedStep } from './CreatedStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { stepOf } from './register.model.ts'
import type { RegisterStore } from './register.store.ts'
import type { RegisterPlace } from './registerPlace.ts'

export interface RegisterProps {
  store: RegisterStore
  place: RegisterPlace
  /** Where the calendar is drawn. */
  calendarIn: Element | null
}

export function Register({ store, place, calendarIn }: RegisterProps) {
  const state = useStore(store)
  const around = useStepFocus(String(stepOf(state)), place.within)
  return (
    <div className="account" ref={around}>
      {state.status === 'account' && <AccountStep state={state} store={store} place={place} />}
      {(state.status === 'details' || state.status === 'creating') && (
        <DetailsStep state={state} store={store} place={place} calendarIn={calendarIn} />
      )}
      {state.status === 'created' && <CreatedStep email={state.email} backUrl={place.backUrl} />}
    </div>
  )
}
