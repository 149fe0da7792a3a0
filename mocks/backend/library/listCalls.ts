import * as v from 'valibot'
import { type Answer, answer, type Call, notFound, refuse, requireReader } from '../Call.ts'
import { libraryRecordOf } from './libraryRecordOf.ts'
import { type NameProblem, nameProblem, nameProblems } from './listNames.ts'
import { paginate } from './paginate.ts'
import { presentCard } from './presentCard.ts'
import { defaultListId, presentedLists, presentList } from './presentLists.ts'

/** So that a hundred are two list pages. */
const LISTS_A_PAGE = 50

const codes: Record<NameProblem, string> = {
  empty: 'LIST_NAME_REQUIRED',
  tooLong: 'LIST_NAME_TOO_LONG',
  taken: 'LIST_NAME_ALREADY_IN_USE',
}

const nameOf = (call: Call) => {
  const body = v.safeParse(v.object({ listName: v.pipe(v.string(), v.trim()) }), call.body)
  return body.success ? body.output.listName : ''
}

const refuseName = (problem: NameProblem, { language }: Call) =>
  refuse(400, codes[problem], nameProblems[language][problem])

const findList = (call: Call) => libraryRecordOf(call).lists.find(({ id }) => id === call.params.listId)

/** GET /user/favourite-list. */
export const getLists = (call: Call): Answer => paginate(call, presentedLists(call), LISTS_A_PAGE)

/** POST /user/favourite-list. */
export function createList(call: Call): Answer {
  const { lists } = libraryRecordOf(call)
  const title = nameOf(call)
  const problem = nameProblem(title, lists)
  if (problem) return refuseName(problem, call)
  const last = Math.max(0, ...lists.map(({ id }) => Number(id.slice(-3))))
  const list = {
    id: `${requireReader(call).id}${String(last + 1).padStart(3, '0')}`,
    title,
    contents: new Set<string>(),
  }
  lists.push(list)
  return answer(presentList(list))
}

/** PATCH /user/favourite-list/{id}: the list of everything keeps its name. */
export function renameList(call: Call): Answer {
  const list = findList(call)
  if (!list) return notFound()
  const title = nameOf(call)
  const problem = nameProblem(
    title,
    libraryRecordOf(call).lists.filter((other) => other !== list),
  )
  if (problem) return refuseName(problem, call)
  list.title = title
  return answer(presentList(list))
}

/** DELETE /user/favourite-list/{id}: what was in it stays saved. */
export function deleteList(call: Call): Answer {
  const list = findList(call)
  if (!list) return notFound()
  const library = libraryRecordOf(call)
  library.lists = library.lists.filter((other) => other !== list)
  return answer({})
}

/** GET /user/favourite-list/{listId}: what is in it, the last first. */
export function listListContents(call: Call): Answer {
  const all = call.params.listId === defaultListId(call)
  const contents = all ? libraryRecordOf(call).contents : findList(call)?.contents
  if (!contents) return notFound()
  return paginate(
    call,
    [...contents].reverse().map((id) => presentCard(id, call)),
  )
}
