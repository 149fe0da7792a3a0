import * as v from 'valibot'
import { IdSchema } from '../lib/idSchema.ts'

/** What the app tells the page (both specs §7, "App bridge"): the facts of each action. */
export const AppMessageSchema = v.variant('action', [
  v.object({ action: v.literal('snackbar'), text: v.string(), error: v.optional(v.boolean(), false) }),
  v.object({ action: v.literal('updateUserToken'), token: v.string() }),
  v.object({ action: v.literal('updateCurrentUser'), emailValidated: v.boolean() }),
  v.object({ action: v.literal('updateUIVisibility'), visible: v.boolean() }),
  v.object({
    action: v.literal('setSavedPDFs'),
    pdfs: v.array(v.object({ id: IdSchema, size: v.pipe(v.number(), v.minValue(0)) })),
  }),
  v.object({ action: v.literal('notificationsStatus'), enabled: v.boolean() }),
  v.object({ action: v.literal('sendMarfeelNative'), data: v.record(v.string(), v.unknown()) }),
])

/** An action with its facts in `payload`, or beside it as older apps send them. */
export const EnvelopeSchema = v.looseObject({
  action: v.string(),
  payload: v.optional(v.nullable(v.record(v.string(), v.unknown()), {}), {}),
})
