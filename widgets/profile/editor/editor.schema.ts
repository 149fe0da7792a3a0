import * as v from 'valibot'
import { object } from '#lib/schema/object.ts'
import type { PublicProfile } from '#page/session/updateProfile.ts'
import type { Typed } from '../form/typed.types.ts'

/** The text that was typed before a reload. */
export const EditorDraftSchema: v.GenericSchema<unknown, Typed<PublicProfile>> = object({
  nick: v.optional(v.string()),
  description: v.optional(v.string()),
  visible: v.optional(v.boolean()),
})
