/** A named list of one reader. The default list is not stored: it holds everything that is saved. */
export interface ListRecord {
  id: string
  title: string
  /** Ids of contents, the last one added at the end. */
  contents: Set<string>
}

/** The library of one reader, by ids in the order of adding. */
export interface LibraryRecord {
  contents: Set<string>
  lists: ListRecord[]
  users: Set<string>
  authors: Set<string>
  columns: Set<string>
  topics: Set<string>
}

export type FollowField = 'users' | 'authors' | 'columns' | 'topics'

export const createLibraryRecord = (
  given: Partial<Record<FollowField | 'contents', readonly string[]>> = {},
): LibraryRecord => ({
  contents: new Set(given.contents),
  lists: [],
  users: new Set(given.users),
  authors: new Set(given.authors),
  columns: new Set(given.columns),
  topics: new Set(given.topics),
})
