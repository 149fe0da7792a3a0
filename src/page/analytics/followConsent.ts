import { listen } from '#lib/listen.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { check } from '#lib/schema/parseJson.ts'
import { whenTrue } from '#lib/whenTrue.ts'
import { emit } from '../bus/emit.ts'
import { ConsentAnswerSchema, ConsentReportSchema, PingSchema } from './consent.schema.ts'
import { consentOf } from './consentOf.ts'

type ConsentInterface = (
  command: string,
  version: number,
  callback: (report: unknown, success?: boolean) => void,
  parameter?: number,
) => void

declare global {
  interface Window {
    /** Installed by the platform that asks readers for their consent. */
    __tcfapi?: ConsentInterface
  }
}

const VERSION = 2

/**
 * Reports what the reader has answered, and each change of it: as the platform's TCF interface has it, or the page's event `quiosc:consent`.
 *
 * @param signal Ends it.
 */
export function followConsent(setConsent: (given: boolean) => void, signal: AbortSignal): void {
  let last: boolean | undefined
  const apply = (given: boolean | undefined) => {
    if (given === undefined || given === last) return
    last = given
    setConsent(given)
  }

  listen(
    ownDocument(),
    'quiosc:consent',
    ({ detail }) => {
      const answer = check(detail, ConsentAnswerSchema)
      if (answer.ok) apply(answer.value.given)
    },
    { signal },
  )

  // An answer from before was not received.
  emit(ownDocument(), 'quiosc:consent-wanted', null)

  const askPlatform = () => {
    window.__tcfapi?.('addEventListener', VERSION, (told, success) => {
      const checked = check(told, ConsentReportSchema)
      if (!success || !checked.ok) return
      const report = checked.value
      if (!signal.aborted) return apply(consentOf(report))
      // It cannot be told before: only a report says which listener it is.
      if (typeof report.listenerId === 'number') {
        window.__tcfapi?.('removeEventListener', VERSION, () => {}, report.listenerId)
      }
    })
  }
  const askSafely = () => {
    try {
      askPlatform()
    } catch {
      // A platform that is broken gives no answer, and without one nothing is sent.
    }
  }
  // A platform without the usual stub comes with the page's last script, or with a tag manager's. An element of the page may have its name.
  whenTrue(() => typeof window.__tcfapi === 'function', askSafely, signal)
}

/** Whether of the platform there is only the stub of the page's head, which keeps all questions: its script is on the way, or was blocked. */
export function hasOnlyStub(): boolean {
  let isLoaded: boolean | undefined
  try {
    window.__tcfapi?.('ping', VERSION, (told) => {
      const read = check(told, PingSchema)
      if (read.ok) isLoaded = read.value.cmpLoaded
    })
  } catch {
    // One that is broken says nothing.
  }
  return isLoaded === false
}
