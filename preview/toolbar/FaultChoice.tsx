import { useIntl } from '#kit/i18n/IntlContext.ts'
import { callNames } from '#mocks/backend/calls.ts'
import { faultKinds } from '#mocks/backend/faults.ts'
import { messages } from '../preview.messages.ts'
import { Choose } from './Choose.tsx'
import { callName, chosenFaults, kindName, kindOf } from './faultText.ts'

export interface FaultChoiceProps {
  /** `comments:500`; of several in an address the first one is shown. */
  fault: string | undefined
  onChange(fault: string | undefined): void
}

/** The way to fail of a call that has just been chosen. */
const FIRST = '500'

/** A choice of the call that fails, and how, in an editor's words. */
export function FaultChoice({ fault, onChange }: FaultChoiceProps) {
  const intl = useIntl()
  const { t, lang } = intl
  const [chosen] = chosenFaults(fault)
  const kind = chosen && kindOf(chosen)
  const calls = callNames
    .map((value) => ({ value, name: callName(intl, value) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang))
  // An address may ask for another delay than the list.
  const kinds = kind && !faultKinds.includes(kind) ? [...faultKinds, kind] : faultKinds
  return (
    <>
      <Choose
        label={t(messages.faultCall)}
        value={chosen?.call ?? ''}
        unset={t(messages.unset)}
        values={calls}
        onChange={(name) => onChange(name ? `${name}:${kind ?? FIRST}` : undefined)}
      />
      {chosen && (
        <Choose
          label={t(messages.faultKind)}
          value={kind ?? ''}
          unset={t(messages.unset)}
          values={kinds.map((value) => ({ value, name: kindName(intl, value) }))}
          onChange={(name) => onChange(name ? `${chosen.call}:${name}` : undefined)}
        />
      )}
    </>
  )
}
