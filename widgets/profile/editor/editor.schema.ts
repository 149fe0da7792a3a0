import * as v from 'valibot'
import type { PublicProfile } from '../../../src/session/updateProfile.ts'

/** What was typed before a reload. */
export const EditorDraftSchema: v.GenericSchema<unknown, Partial<PublicProfile>> = v.object({
  nick: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  visible: v.exactOptional(v.boolean()),
})
