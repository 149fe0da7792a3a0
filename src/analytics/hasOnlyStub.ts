import * as v from 'valibot'
import { object } from '../lib/object.ts'
import { check } from '../lib/parseJson.ts'
import type {} from './followConsent.ts'

/** What the interface says of itself (Transparency and Consent Framework 2.2, `PingReturn`). */
const PingSchema = object({ cmpLoaded: v.boolean() })

/** Whether of the platform that asks for consent there is only the stub of the page's head, which keeps all questions: its script is on the way, or was blocked. */
export function hasOnlyStub(): boolean {
  let isLoaded: boolean | undefined
  try {
    window.__tcfapi?.('ping', 2, (told) => {
      const read = check(told, PingSchema)
      if (read.ok) isLoaded = read.value.cmpLoaded
    })
  } catch {
    // One that is broken says nothing.
  }
  return isLoaded === false
}
