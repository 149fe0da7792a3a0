import * as v from 'valibot'
import { parseJson } from '../../../src/lib/parseJson.ts'
import type { PublicProfile } from '../../../src/session/updateProfile.ts'
import { createDrafts } from '../../../src/storage/createDrafts.ts'

const DraftSchema: v.GenericSchema<unknown, Partial<PublicProfile>> = v.object({
  nick: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  visible: v.exactOptional(v.boolean()),
})

export interface EditorDrafts {
  read(): Partial<PublicProfile>
  write(changes: Partial<PublicProfile>): void
}

/** What the reader has changed and not saved, as one text. */
export function createEditorDrafts(userId: string): EditorDrafts {
  const drafts = createDrafts(() => window.sessionStorage)
  const key = `public-profile:${userId}`
  return {
    read() {
      const draft = parseJson(drafts.read(key), DraftSchema)
      return draft.ok ? draft.value : {}
    },
    write: (changes) => drafts.write(key, Object.keys(changes).length > 0 ? JSON.stringify(changes) : ''),
  }
}
