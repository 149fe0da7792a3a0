import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { type Fault, parseFaults } from '#mocks/backend/faults.ts'
import { callsMessages } from '../calls.messages.ts'
import { faultsMessages } from '../faults.messages.ts'

/** A choice's faults; none where it has none. */
export const chosenFaults = (text = ''): readonly Fault[] => {
  const read = parseFaults(text)
  return read.ok ? read.value : []
}

/** The way to fail of a fault as it is written in an address: `500`, `delay-3000`. */
export const kindOf = ({ effect }: Fault): string => {
  switch (effect.kind) {
    case 'delay':
      return `delay-${effect.ms}`
    case 'status':
      return String(effect.status)
    default:
      return effect.kind
  }
}

const kindMessages = new Map<string, { id: string }>(Object.entries(faultsMessages))

/** A way to fail in words; as it is written where an address has one that the list lacks. */
export const kindName = ({ t }: PageIntl, kind: string): string => {
  const known = kindMessages.get(kind)
  return known ? t(known) : kind
}

const callMessages = new Map<string, { id: string }>(Object.entries(callsMessages))

/** A call in words; as sources name it where nobody has written any, as for a new widget's. */
export const callName = ({ t }: PageIntl, call: string): string => {
  const known = callMessages.get(call)
  return known ? t(known) : call
}

/** `Comments: no connection` */
export const faultName = (intl: PageIntl, fault: Fault): string =>
  intl.t(faultsMessages.of, { call: callName(intl, fault.call), kind: kindName(intl, kindOf(fault)) })
