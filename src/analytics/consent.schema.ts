import * as v from 'valibot'

/** What the platform's interface reports (IAB Europe, Transparency and Consent Framework 2.2, `TCData`): the fields that count here. */
export const ConsentReportSchema = v.object({
  gdprApplies: v.nullish(v.boolean()),
  eventStatus: v.nullish(v.string()),
  listenerId: v.nullish(v.number()),
  purpose: v.nullish(v.object({ consents: v.record(v.string(), v.unknown()) })),
})

export type ConsentReport = v.InferOutput<typeof ConsentReportSchema>

/** `detail` of the page's event `quiosc:consent`. */
export const ConsentAnswerSchema = v.object({ given: v.boolean() })
