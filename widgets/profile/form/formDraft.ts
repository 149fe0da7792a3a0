import type * as v from 'valibot'
import { parseJson } from '#lib/schema/parseJson.ts'
import { writeJson } from '#lib/writeJson.ts'
import { createDrafts } from '#page/storage/createDrafts.ts'
import { differing } from './form.model.ts'
import type { Typed } from './typed.types.ts'

export interface FormDraft<Fields> {
  read(): Partial<Fields>
  write(changes: Partial<Fields>): void
}

/**
 * The reader's changes that are not saved, as one text: a field that they have emptied is a change too.
 *
 * @param profile The values that the fields would show without it: what has been saved since is no draft any more.
 */
export function createFormDraft<Fields extends object>(
  key: string,
  schema: v.GenericSchema<unknown, Typed<Fields>>,
  profile: Fields,
): FormDraft<Fields> {
  const drafts = createDrafts(() => window.sessionStorage)
  return {
    read() {
      const draft = parseJson(drafts.read(key), schema)
      return draft.ok ? differing(draft.value, profile) : {}
    },
    write: (changes) => drafts.write(key, Object.keys(changes).length > 0 ? writeJson(changes) : ''),
  }
}
