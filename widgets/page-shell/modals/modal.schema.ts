import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'
import { strict } from '#lib/schema/strict.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

/** The readers that a modal is for, by the name of a condition (content-features §3, "Modal definition"). */
export const AudienceSchema = v.picklist([
  'anonymous',
  'registered',
  'subscriber',
  'unpaidSubscriber',
  'unpaidRegistered',
  'bannedComments',
])

export type Audience = v.InferOutput<typeof AudienceSchema>

/** content-features §3, "Modal definition". One whose readers or pages are not known is left out: it must not be shown to all. */
export const ModalSchema = object({
  /** The name under which it is stored and requested. */
  name: TextSchema,
  /** The modal's heading. */
  title: TextSchema,
  /** Below the heading, as text. */
  text: TextSchema,
  /** Without it there is only the close button. */
  buttonText: v.optional(TextSchema),
  /** Followed only to http(s) on the site's own hosts; without it the button closes. */
  buttonUrl: v.optional(TextSchema),
  /** Never opens automatically: only `quiosc:show-modal` opens it. */
  manual: strict(v.optional(v.boolean(), false)),
  /** The readers who see it; everybody when left out. */
  showFunction: strict(v.optional(AudienceSchema)),
  /** A path of the page (`/`), or its beginning (`/opinio/*`); everywhere when left out. */
  showInUrl: strict(v.optional(TextSchema)),
  /** Once per reader and browser. */
  showOnce: v.optional(v.boolean(), false),
  /** Milliseconds until it opens again. */
  showEvery: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** A press on the button closes it, in addition to following its link. */
  closeOnButtonClick: v.optional(v.boolean(), false),
})

export type Modal = v.InferOutput<typeof ModalSchema>
