import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'
import { strict } from '#lib/schema/strict.ts'

/**
 * A report of the platform's interface (IAB Europe, Transparency and Consent Framework 2.2, `TCData`): the fields that count here. A report with a wrong one
 * is not believed: nothing in it may be taken for consent.
 */
export const ConsentReportSchema = object({
  gdprApplies: strict(v.nullish(v.boolean())),
  eventStatus: strict(v.nullish(v.string())),
  listenerId: v.nullish(v.number()),
  purpose: strict(v.nullish(object({ consents: v.record(v.string(), v.unknown()) }))),
})

export type ConsentReport = v.InferOutput<typeof ConsentReportSchema>

/** The interface's own state (the same framework, `PingReturn`). */
export const PingSchema = object({ cmpLoaded: v.boolean() })

/** `detail` of the page's event `quiosc:consent`. */
export const ConsentAnswerSchema = object({ given: v.boolean() })
