import * as v from 'valibot'
import { IdSchema } from '../../src/lib/idSchema.ts'

/** What a visitor was about to do. */
export const ReasonSchema = v.picklist(['save', 'follow', 'gift'])

export type Reason = v.InferOutput<typeof ReasonSchema>

/**
 * What whoever opens the prompt may say: `reason` chooses the words, and with `id` the action is kept and taken up after the sign-in (see
 * `src/island/resumeAction.ts`). Without them it asks for no more than to sign in.
 */
export const LoginPromptMarkerSchema = v.object({
  reason: v.optional(ReasonSchema),
  id: v.optional(IdSchema),
  detail: v.optional(v.string()),
})
