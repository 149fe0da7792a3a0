import type { ConsentReport } from './consent.schema.ts'

/** The framework's purposes that measuring needs: storing and reading on a device, and measuring how content performs. */
const PURPOSES = ['1', '8']

/** The states in which the reader has answered, now or on an earlier page. */
const ANSWERED = ['tcloaded', 'useractioncomplete']

/** Undefined while the reader is being asked. */
export function consentOf({ gdprApplies, eventStatus, purpose }: ConsentReport): boolean | undefined {
  if (gdprApplies === false) return true
  if (!ANSWERED.includes(eventStatus ?? '')) return undefined
  return PURPOSES.every((id) => purpose?.consents[id] === true)
}
