import * as v from 'valibot'
import type { ApiClient } from '../api/apiClient.ts'
import {
  type ChangedInterests,
  ChangedSchema,
  type FavouriteList,
  FavouriteListSchema,
  FavouriteListsSchema,
  type Interests,
  InterestsSchema,
} from './interests/interests.schema.ts'
import type { FollowKind, ListChanges, Outcome } from './library.types.ts'

export interface LibraryApi {
  fetchInterests(): Outcome<Interests>
  setFollowed(kind: FollowKind, id: string, wanted: boolean): Outcome<ChangedInterests>
  setBlocked(userId: string, wanted: boolean): Outcome<ChangedInterests>
  save(contentId: string, changes: ListChanges): Outcome<ChangedInterests>
  unsave(contentId: string): Outcome<ChangedInterests>
  fetchLists(listPage: number): Outcome<v.InferOutput<typeof FavouriteListsSchema>>
  /** The answer to a new list is not specified: the list, or anything else. */
  createList(listName: string): Outcome<FavouriteList | null>
  renameList(listId: string, listName: string): Outcome<unknown>
  deleteList(listId: string): Outcome<unknown>
}

/** The kinds as they are named in the backend's paths (reader-account §7, "Follows and blocking"). */
const segments: Record<FollowKind, string> = {
  user: 'user',
  author: 'author',
  column: 'opinion-column',
  topic: 'topic',
}

const CreatedSchema = v.fallback(v.union([FavouriteListSchema, v.null()]), null)

/** reader-account §7, "Saved contents and lists" and "Follows and blocking". Nothing is aborted: a command outlives the widget in which it was pressed. */
export function createLibraryApi(client: ApiClient): LibraryApi {
  return {
    fetchInterests: () => client.get('user/interest', InterestsSchema),
    setFollowed: (kind, id, wanted) =>
      client.get(`user/${segments[kind]}/${encodeURIComponent(id)}/${wanted ? 'follow' : 'unfollow'}`, ChangedSchema),
    setBlocked: (userId, wanted) =>
      client.post(`user/${encodeURIComponent(userId)}/${wanted ? 'lock' : 'unlock'}`, ChangedSchema),
    save(contentId, { saveLists, deleteLists }) {
      if (saveLists.length + deleteLists.length === 0) {
        return client.get(`user/content/${encodeURIComponent(contentId)}/save`, ChangedSchema)
      }
      return client.post('user/content', ChangedSchema, { body: { contentId, saveLists, deleteLists } })
    },
    unsave: (contentId) => client.delete(`user/content/${encodeURIComponent(contentId)}`, ChangedSchema),
    fetchLists: (listPage) => client.get('user/favourite-list', FavouriteListsSchema, { query: { page: listPage } }),
    createList: (listName) => client.post('user/favourite-list', CreatedSchema, { body: { listName } }),
    renameList: (id, listName) =>
      client.patch(`user/favourite-list/${encodeURIComponent(id)}`, v.unknown(), { body: { listName } }),
    deleteList: (id) => client.delete(`user/favourite-list/${encodeURIComponent(id)}`, v.unknown()),
  }
}
