import * as v from 'valibot'
import { normalizeNick } from '#kit/validation/normalize.ts'
import { problem } from '#kit/validation/problem.ts'
import { required } from '#kit/validation/textRules.ts'
import { cutText } from '#lib/cutText.ts'
import { object } from '#lib/schema/object.ts'
import { MESSAGE_LENGTH } from '#lib/site/limits.ts'

/** A path below apiBase: only letters, digits, dashes and slashes, so that it cannot point elsewhere. */
const ActionSchema = v.pipe(v.string(), v.regex(/^[\w-]+(\/[\w-]+)*$/, 'must be a path below apiBase'))

export const ContactMarkerSchema = object({
  /** The path below apiBase that the message is sent to. */
  action: v.optional(ActionSchema, 'contact'),
})

export const cutMessage = (text: string) => cutText(text, MESSAGE_LENGTH)

/** The fields that the reader fills in (reader-account §5, "Contact form"). */
export const ContactFormSchema = object({
  name: v.pipe(v.string(), v.transform(normalizeNick), required(problem('wholeNameRequired'))),
  message: v.pipe(v.string(), v.transform(cutMessage), v.trim(), required(problem('messageRequired'))),
})

export type ContactMessage = v.InferOutput<typeof ContactFormSchema>
