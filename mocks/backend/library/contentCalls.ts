import * as v from 'valibot'
import { IdSchema } from '#lib/schema/idSchema.ts'
import { type Answer, answer, type Call, invalid, notFound } from '../Call.ts'
import { interestsOf } from './interests.ts'
import type { LibraryRecord } from './LibraryRecord.ts'
import { libraryRecordOf } from './libraryRecordOf.ts'
import { paginate } from './paginate.ts'
import { isContent, presentCard } from './presentCard.ts'
import { defaultListId } from './presentLists.ts'

const idOf = ({ params }: Call) => params.contentId ?? ''

function forget({ contents, lists }: LibraryRecord, id: string): void {
  contents.delete(id)
  for (const list of lists) list.contents.delete(id)
}

/** GET /user/content/{id}/save: into the list of everything. */
export function saveContent(call: Call): Answer {
  if (!isContent(idOf(call))) return notFound()
  libraryRecordOf(call).contents.add(idOf(call))
  return answer(interestsOf(call))
}

/** DELETE /user/content/{id}, and GET …/delete: out of all lists. */
export function unsaveContent(call: Call): Answer {
  const library = libraryRecordOf(call)
  if (!library.contents.has(idOf(call))) return notFound()
  forget(library, idOf(call))
  return answer(interestsOf(call))
}

const ListChangesSchema = v.object({
  contentId: IdSchema,
  saveLists: v.optional(v.array(IdSchema), []),
  deleteLists: v.optional(v.array(IdSchema), []),
})

/** POST /user/content: into some lists and out of others, all of them or none. Out of the list of everything is out of all. */
export function setContentLists(call: Call): Answer {
  const body = v.safeParse(ListChangesSchema, call.body)
  if (!body.success) return invalid('contentId')
  const { contentId, saveLists, deleteLists } = body.output
  const library = libraryRecordOf(call)
  const all = defaultListId(call)
  const isKnown = (id: string) => id === all || library.lists.some((list) => list.id === id)
  if (!isContent(contentId) || ![...saveLists, ...deleteLists].every(isKnown)) return notFound()

  library.contents.add(contentId)
  for (const { id, contents } of library.lists) {
    if (deleteLists.includes(id)) contents.delete(contentId)
    else if (saveLists.includes(id)) contents.add(contentId)
  }
  if (deleteLists.includes(all)) forget(library, contentId)
  return answer(interestsOf(call))
}

/** GET /user/content: what is saved, the last first; with `contentId` and `listId` that one, where the list has it. */
export function listContents(call: Call): Answer {
  const { contents, lists } = libraryRecordOf(call)
  const [contentId, listId] = [call.query.get('contentId'), call.query.get('listId')]
  const ids =
    listId === null || listId === defaultListId(call) ? contents : lists.find(({ id }) => id === listId)?.contents
  if (!ids) return notFound()
  const wanted = [...ids].reverse().filter((id) => contentId === null || id === contentId)
  return paginate(
    call,
    wanted.map((id) => presentCard(id, call)),
  )
}
