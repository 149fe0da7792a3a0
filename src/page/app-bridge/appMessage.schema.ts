import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { list } from '#lib/schema/list.ts'
import { object } from '#lib/schema/object.ts'
import { strict } from '#lib/schema/strict.ts'
import { TextSchema } from '#lib/schema/textSchema.ts'

const facts = v.record(v.string(), v.unknown())
const flag = v.nullish(v.boolean(), false)

/** A paper that the app has saved; its size is only displayed, so it may be text (content-features §3, "Downloaded PDF record"). */
const SavedPdfSchema = object({
  id: IdSchema,
  size: v.nullish(v.union([v.number(), v.string()])),
})

/** As `data-widget` has it: a name becomes part of a style sheet. */
const WidgetNameSchema = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be a widget’s name'))

/** Messages from the app to the page (both specs §7, "App bridge"): the payload of each action. A list, because a variant of valibot would be in everybody’s runtime. */
export const appMessageSchemas = [
  object({
    action: v.literal('snackbar'),
    contentText: TextSchema,
    success: flag,
    error: flag,
    button: flag,
    buttonText: v.nullish(v.string()),
    /** Milliseconds. */
    timeout: v.nullish(v.pipe(v.number(), v.minValue(1))),
  }),
  object({ action: v.literal('updateUserToken'), token: v.string() }),
  object({ action: v.literal('updateCurrentUser'), emailValidated: v.boolean() }),
  object({
    action: v.literal('updateUIVisibility'),
    visible: v.boolean(),
    // Without any, the page's navigation is meant.
    elements: strict(v.optional(list(WidgetNameSchema))),
  }),
  object({ action: v.literal('setSavedPDFs'), pdfs: list(SavedPdfSchema) }),
  object({ action: v.literal('notificationsStatus'), enabled: v.boolean() }),
  object({ action: v.literal('sendMarfeelNative'), data: v.optional(facts, {}) }),
] as const

/** An action with its data in `payload`, or beside it as older apps send it. */
export const EnvelopeSchema = v.pipe(
  facts,
  v.transform(({ action, payload, ...beside }) => ({ action, payload, beside })),
  object({ action: v.string(), payload: v.nullish(facts, {}), beside: facts }),
)
