import * as v from 'valibot'

/** Whom a modal is for, by the name of the function that knows (content-features §3, "Modal definition"). */
export const AudienceSchema = v.picklist([
  'anonymous',
  'registered',
  'subscriber',
  'unpaidSubscriber',
  'unpaidRegistered',
  'bannedComments',
])

export type Audience = v.InferOutput<typeof AudienceSchema>

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** content-features §3, "Modal definition". */
export const ModalSchema = v.object({
  /** What it is remembered and asked for by. */
  name: Text,
  title: Text,
  text: Text,
  /** Without it there is nothing but the way out. */
  buttonText: v.optional(Text),
  /** Followed only to http(s) on the site's own hosts; without it the button closes. */
  buttonUrl: v.optional(Text),
  /** Never comes by itself: only `quiosc:show-modal` opens it. */
  manual: v.optional(v.boolean(), false),
  showFunction: v.optional(AudienceSchema),
  /** A path of the page (`/`), or how it begins (`/opinio/*`); everywhere when left out. */
  showInUrl: v.optional(Text),
  /** Once a reader and browser. */
  showOnce: v.optional(v.boolean(), false),
  /** Milliseconds until it comes again. */
  showEvery: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** A press on the button closes it, besides leading on. */
  closeOnButtonClick: v.optional(v.boolean(), false),
})

export type Modal = v.InferOutput<typeof ModalSchema>
