import { callNames } from '../../mocks/backend/calls.ts'
import { faultKinds } from '../../mocks/backend/faults.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { messages } from '../preview.messages.ts'
import { Choose } from './Choose.tsx'

export interface FaultChoiceProps {
  /** `comments:500`; of several in an address the first one is shown. */
  fault: string | undefined
  onChange(fault: string | undefined): void
}

const asIs = (value: string) => ({ value, name: value })

/** The way to fail of a call that has just been chosen. */
const FIRST = '500'

/** Which call fails, and how. */
export function FaultChoice({ fault = '', onChange }: FaultChoiceProps) {
  const { t } = useIntl()
  const [, call = '', kind = ''] = /^([^:]+):([^,]+)/.exec(fault) ?? []
  return (
    <>
      <Choose
        label={t(messages.faultCall)}
        value={call}
        unset={t(messages.unset)}
        values={callNames.map(asIs)}
        onChange={(name) => onChange(name ? `${name}:${kind || FIRST}` : undefined)}
      />
      {call && (
        <Choose
          label={t(messages.faultKind)}
          value={kind}
          unset={t(messages.unset)}
          values={faultKinds.map(asIs)}
          onChange={(name) => onChange(name ? `${call}:${name}` : undefined)}
        />
      )}
    </>
  )
}
