import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { object } from '#lib/schema/object.ts'

/** The interrupted action. */
export const ReasonSchema = v.picklist(['save', 'follow', 'gift'])

export type Reason = v.InferOutput<typeof ReasonSchema>

/**
 * Options of the prompt: `reason` selects the text, and with `id` the interrupted action is stored and resumed after the sign-in (see
 * `src/page/resume/resumeAction.ts`). Without them the prompt is a plain invitation to sign in.
 */
export const LoginPromptMarkerSchema = object({
  /** The action that the reader was about to do. */
  reason: v.optional(ReasonSchema),
  /** With what: an article’s id, or whom or what to follow. */
  id: v.optional(IdSchema),
  /** The title of that article, so that the prompt says which one is meant. */
  title: v.optional(v.string()),
  /** Further data that the interrupted action needs; written by the library. */
  detail: v.optional(v.string()),
})
