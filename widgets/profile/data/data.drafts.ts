import * as v from 'valibot'
import { parseJson } from '../../../src/lib/parseJson.ts'
import { createDrafts } from '../../../src/storage/createDrafts.ts'
import type { DataFields } from './data.schema.ts'

const text = v.exactOptional(v.string())

const DraftSchema: v.GenericSchema<unknown, Partial<DataFields>> = v.object({
  name: text,
  surname: text,
  gender: v.exactOptional(v.picklist(['', 'h', 'm'])),
  birthdate: text,
  phoneNumber: text,
  email: text,
})

export interface DataDrafts {
  read(): Partial<DataFields>
  write(changes: Partial<DataFields>): void
}

/** What the reader has changed and not saved, as one text: a field that they have emptied is a change too. */
export function createDataDrafts(userId: string): DataDrafts {
  const drafts = createDrafts(() => window.sessionStorage)
  const key = `profile-data:${userId}`
  return {
    read() {
      const draft = parseJson(drafts.read(key), DraftSchema)
      return draft.ok ? draft.value : {}
    },
    write: (changes) => drafts.write(key, Object.keys(changes).length > 0 ? JSON.stringify(changes) : ''),
  }
}
