import * as v from 'valibot'
import { problem } from '../../src/validation/problem.ts'
import { required } from '../../src/validation/textRules.ts'

/** The spec's (reader-account §9): characters that a message may have. */
export const MESSAGE_LENGTH = 100

/** A path below apiBase: letters, digits, dashes and slashes, so that it leads nowhere else. */
const ActionSchema = v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*$/, 'must be a path below apiBase'))

export const ContactMarkerSchema = v.object({ action: v.optional(ActionSchema, 'contact') })

/** What the reader fills in (reader-account §5, "Contact form"). */
export const ContactFormSchema = v.object({
  name: v.pipe(v.string(), v.trim(), required(problem('nameRequired'))),
  message: v.pipe(v.string(), v.trim(), required()),
})

export type ContactMessage = v.InferOutput<typeof ContactFormSchema>
